import type { Static, TSchema } from 'typebox'
import type { AnyDocument, ContentOf, RefusalOf } from '@baize/contract/document'
import type { Result } from '@baize/kernel/result'
import type { TextKey } from '@baize/texts/keys'
import type { Transaction } from '../../../platform/database/database.ts'
import type { SettingsOf } from './setting.ts'

/** What a check may look at beyond the content itself. */
export type CheckContext<Content> = {
  readonly now: Date
  /** The address of whoever sets it; empty for the platform itself. */
  readonly ip: string
  /** What is live; absent for the first version. */
  readonly before?: Content
  readonly tx: Transaction
}

type Checked<Document extends AnyDocument> = Result<undefined, RefusalOf<Document>>

/**
 * What a room says about a document of its own. The form is in the contract; here is what it means. Who keeps it, versions
 * it and asks a second person needs to know nothing else.
 */
export type DocumentRules<
  Document extends AnyDocument,
  Said extends TSchema = Document['content'],
> = {
  readonly document: Document
  /** The first version, from what the brand's folder says about it, if it says something. */
  seed(said: Static<Said> | undefined): ContentOf<Document>
  /** The part of the brand's file that it starts from, where that is not the document itself under its own name. */
  readonly said?: { readonly key?: string; readonly schema: Said }
  /** The brand's file must say something about it. */
  readonly isNeeded?: boolean
  /** Gives what was stored by an earlier version the settings that came later. */
  complete?(stored: Readonly<Record<string, unknown>>): unknown
  /** What the content must fulfil beyond its form. */
  check?(
    content: ContentOf<Document>,
    context: CheckContext<ContentOf<Document>>,
  ): Checked<Document> | Promise<Checked<Document>>
  /** In the audit: that it was published. */
  readonly published: TextKey
  /** Present where some of its settings hold somebody back who works here. */
  readonly control?: Control<ContentOf<Document>>
}

export type Control<Content> = {
  /** In the list of requests: that somebody wants to publish it. */
  readonly says: TextKey
  /**
   * Every setting, as whoever decides reads it. A change that loosens one of them waits for a second person; tightening
   * never does.
   */
  readonly settings: SettingsOf<Content>
}
