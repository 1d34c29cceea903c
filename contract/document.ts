import { type Static, type TSchema } from 'typebox'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import type { OperatorRole } from './roles.ts'
import {
  count,
  cursorPage,
  fields,
  list,
  maybe,
  moment,
  nextCursor,
  nothing,
  reason,
  shortText,
} from './schema.ts'

/**
 * What operators set is kept as documents: each has a live version, a history and at most one draft. A room defines its
 * own, in a file of its own; nothing else needs to know of it.
 */
export type AnyDocument = {
  readonly name: string
  readonly content: TSchema
  readonly readers: readonly OperatorRole[]
  readonly writers: readonly OperatorRole[]
  readonly refusals: readonly ErrorCode[]
  readonly calls: DocumentCalls
}

export type ContentOf<Document extends { readonly content: TSchema }> = Static<Document['content']>

/** Why content that has the right form cannot be live: always this one, and those that the document names. */
export type RefusalOf<Document extends { readonly refusals: readonly ErrorCode[] }> =
  | 'invalid_setting'
  | Document['refusals'][number]

type DocumentParts<
  Name extends string,
  Content extends TSchema,
  Refusals extends readonly ErrorCode[],
> = {
  /** One lower-case word. The calls of the document carry it in their names. */
  readonly name: Name
  readonly content: Content
  /** Who may see it: what is live, the draft and earlier versions. */
  readonly readers: readonly OperatorRole[]
  /** Who may change it; each of them is among the readers. */
  readonly writers: readonly OperatorRole[]
  readonly refusals?: Refusals
}

export function defineDocument<
  const Name extends string,
  const Content extends TSchema,
  const Refusals extends readonly ErrorCode[] = [],
>({ name, content, readers, writers, refusals }: DocumentParts<Name, Content, Refusals>) {
  // The default of the type parameter is the empty list as well.
  const own = refusals ?? ([] as unknown as Refusals)
  return {
    name,
    content,
    readers,
    writers,
    refusals: own,
    calls: documentCalls(name, content, { readers, writers }, own),
  }
}

/** Lists of hundreds of rules, or a whole tree of modules: for operators alone, who are known before it is read. */
export const documentBody = { bodyBytes: 256 * 1024, bodyValues: 20_000 } as const

type DocumentCalls = ReturnType<typeof documentCalls<TSchema, readonly ErrorCode[]>>

/** The four calls of one document. */
function documentCalls<const Content extends TSchema, const Refusals extends readonly ErrorCode[]>(
  name: string,
  content: Content,
  { readers, writers }: Pick<AnyDocument, 'readers' | 'writers'>,
  refusals: Refusals,
) {
  const live = fields({
    version: count(),
    content,
    at: moment,
    by: shortText(120),
    reason: shortText(500),
  })
  return {
    get: endpoint({
      method: 'GET',
      path: `/ops/api/documents/${name}`,
      summary: `The live version of the ${name} document and its draft, if there is one.`,
      access: readers,
      input: nothing,
      reply: fields({
        live,
        draft: maybe(fields({ content, baseVersion: count(), at: moment, by: shortText(120) })),
      }),
      errors: [],
    }),
    saveDraft: endpoint({
      method: 'PUT',
      path: `/ops/api/documents/${name}/draft`,
      summary: `Keeps a draft of the ${name} document; \`null\` throws it away.`,
      access: writers,
      ...documentBody,
      input: fields({ baseVersion: count(), content: maybe(content) }),
      reply: nothing,
      errors: ['changed_meanwhile'],
    }),
    publish: endpoint({
      method: 'POST',
      path: `/ops/api/documents/${name}/publish`,
      summary: `Makes the given content the live version of the ${name} document.`,
      access: writers,
      ...documentBody,
      input: fields({ baseVersion: count(), content, reason }),
      reply: fields({
        version: count(),
        /** Set when a second person must agree first; nothing is live yet then. */
        approvalId: maybe(shortText(50)),
      }),
      errors: [
        'changed_meanwhile',
        'nothing_changed',
        'no_second_admin',
        'invalid_setting',
        ...refusals,
      ],
    }),
    listVersions: endpoint({
      method: 'GET',
      path: `/ops/api/documents/${name}/versions`,
      summary: `Earlier versions of the ${name} document, newest first.`,
      access: readers,
      input: fields(cursorPage),
      reply: fields({ items: list(live, 100), next: nextCursor }),
      errors: [],
    }),
  }
}
