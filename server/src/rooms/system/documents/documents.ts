import type { TSchema } from 'typebox'
import type { AnyDocument } from '@baize/contract/document'
import type { Log } from '../../../platform/log.ts'
import { openBrandFile, type BrandFolder } from './brand-file.ts'
import type { DocumentRules } from './document-rules.ts'
import { createLiveDocuments } from './live.ts'
import { openDocument, type OpenDocument } from './open.ts'
import type { PublishDeps } from './publish.ts'
import { seedDocument } from './seed.ts'

export {
  countSetting,
  loosenedByChanging,
  loosenedByLowering,
  loosenedByRaising,
  loosenedByRaisingBounds,
  loosenedByRaisingSums,
  loosenedBySwitching,
  rateSetting,
  sumsSetting,
  switchSetting,
  textSetting,
  timeSetting,
  wordSetting,
  wordsSetting,
  type Setting,
  type SettingPart,
} from './setting.ts'
export { loosenedSentences } from './changes.ts'
export { isSameContent } from './rules.ts'
export type { BrandFolder } from './brand-file.ts'
export type { CheckContext, DocumentRules } from './document-rules.ts'
export type { Draft, OpenDocument, Version } from './open.ts'
export type { Change, Published, PublishRefusal } from './publish.ts'

export type Documents = {
  /**
   * Opens a document of a room, once: writes its first version where there is none, reads the live one into memory and
   * keeps it new. A version that cannot be read stops the start with a sentence that says which.
   */
  open<Document extends AnyDocument, Said extends TSchema = Document['content']>(
    rules: DocumentRules<Document, Said>,
  ): Promise<OpenDocument<Document>>
  /** Calls back for each document that is open and each that will be. */
  onOpen(listener: (document: OpenDocument<AnyDocument>) => void): void
  /** Reads what is newer in the database than in memory. */
  refresh(): Promise<void>
  /** Calls back after each new live version that this node learns of. */
  onChange(listener: (document: string, version: number) => void): void
  /** Hears of publications of other nodes; answers with what stops it. */
  listen(): Promise<() => void>
  /** Once every room has opened its own: what else the brand's file says is a mistake. */
  checkBrandFile(): void
}

type Deps = PublishDeps & {
  readonly log: Log
  readonly brand: BrandFolder
  readonly failed: (error: unknown) => void
}

export function createDocuments(deps: Deps): Documents {
  const { db, brand, failed } = deps
  const brandFile = openBrandFile(brand)
  const memory = createLiveDocuments(db, failed)
  const opened: OpenDocument<AnyDocument>[] = []
  const openers: ((document: OpenDocument<AnyDocument>) => void)[] = []
  const listeners: ((document: string, version: number) => void)[] = []
  const seeds = deps.audit.open({ 'system.seeded': 'ops.actionSystemSeeded' })
  const changed = (document: string, version: number) => {
    for (const listener of listeners) listener(document, version)
  }

  async function open<Document extends AnyDocument, Said extends TSchema>(
    rules: DocumentRules<Document, Said>,
  ) {
    await seedDocument({ ...deps, audit: seeds, brandFile, brandCode: brand.code }, rules)
    const { opened: document, keeper } = await openDocument({ ...deps, changed }, rules)
    memory.add(rules.document.name, keeper)
    // Whoever serves them all knows no content; the schema of each has been asked before it is called.
    const any = document as unknown as OpenDocument<AnyDocument>
    opened.push(any)
    for (const opener of openers) opener(any)
    return document
  }

  return {
    open,
    onOpen(listener) {
      openers.push(listener)
      for (const document of opened) listener(document)
    },
    refresh: memory.refresh,
    onChange: (listener) => void listeners.push(listener),
    listen: memory.listen,
    checkBrandFile: brandFile.checkKeys,
  }
}
