import { Type, type TSchema, type TObject, type TProperties } from 'typebox'
import { languages } from '@baize/kernel/language'

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
export const reason = Type.String({ minLength: 3, maxLength: 500 })

export const cursorPage = {
  cursor: Type.Optional(shortText(200)),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}
