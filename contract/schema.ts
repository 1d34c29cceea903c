import { Type, type TSchema, type TObject, type TProperties } from 'typebox'
import { languages } from '@baize/kernel/language'
import { currencies, type Currency } from '@baize/kernel/money'
import { reasonPattern } from '@baize/kernel/reason'

/** Objects on the wire are closed: an unknown field is refused, never ignored. */
export function fields<const Properties extends TProperties>(
  properties: Properties,
): TObject<Properties> {
  return Type.Object(properties, { additionalProperties: false })
}

export const nothing = fields({})

export const shortText = (maxLength = 100) => Type.String({ maxLength })
export const filledText = (maxLength = 100) => Type.String({ minLength: 1, maxLength })
export const moment = Type.String({ format: 'date-time', maxLength: 40 })
export const idText = (prefix: string) =>
  Type.String({ pattern: `^${prefix}_[0-9a-zA-Z]{10,40}$`, maxLength: 50 })
export const count = (maximum = 1_000_000_000) => Type.Integer({ minimum: 0, maximum })
export const list = <Item extends TSchema>(item: Item, maxItems = 1000) =>
  Type.Array(item, { maxItems })

/** A sum in the smallest unit of its currency, or a version: whole numbers travel as text. */
export const wholeNumber = Type.String({ pattern: '^(0|-?[1-9][0-9]{0,18})$', maxLength: 20 })
export const currency = Type.Enum([...currencies])
/** The id that the caller makes before asking, and repeats with every further try. */
export const madeId = (prefix: string) =>
  Type.String({ pattern: `^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`, maxLength: 30 })
export const maybe = <Item extends TSchema>(item: Item) => Type.Union([item, Type.Null()])
/** A day of the brand's calendar. */
export const dayText = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 })
/** The bytes of a picture; what they show is decoded and drawn anew. */
export const pictureBytes = Type.Unsafe<Uint8Array<ArrayBuffer>>({
  type: 'string',
  format: 'binary',
})
/** What a call says that carries one: room for 5 MB, and for a little more so that the room can say what is wrong. */
export const pictureBody = { carries: 'picture', bodyBytes: 5 * 1024 * 1024 + 64 * 1024 } as const

export const languageCode = Type.Enum(languages.map((entry) => entry.wire))

/** One text per language; a missing one falls back to English. */
export const perLanguage = (maxLength = 1000) =>
  Type.Partial(
    fields({
      EN: shortText(maxLength),
      TY: shortText(maxLength),
      JA: shortText(maxLength),
      KO: shortText(maxLength),
      PT: shortText(maxLength),
    }),
    { additionalProperties: false },
  )

/** A reason that an operator gives for a change. */
export const reason = Type.String({ pattern: reasonPattern, minLength: 3, maxLength: 500 })

export const nextCursor = Type.Union([shortText(200), Type.Null()])

export const cursorPage = {
  cursor: Type.Optional(shortText(200)),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}

/** A number of something, within what makes sense. */
export const times = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })

/** A sum in the smallest unit of each currency; whole numbers travel as text. */
const wholeSum = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$', maxLength: 16 })
export const sumPerCurrency = Type.Partial(
  fields(
    Object.fromEntries(currencies.map((code) => [code, wholeSum])) as Record<
      Currency,
      typeof wholeSum
    >,
  ),
  { additionalProperties: false },
)

/** A path of this site with its query, so that nobody is sent elsewhere. */
export const sitePath = Type.String({
  pattern: '^/([\\x21-\\x2e\\x30-\\x5b\\x5d-\\x7e][\\x21-\\x7e]*)?$',
  maxLength: 300,
})
