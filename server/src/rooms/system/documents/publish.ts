import type { AnyDocument, ContentOf, RefusalOf } from '@baize/contract/document'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { TextKey } from '@baize/texts/keys'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { AlertValue, Controls } from '../alerts/alerts.ts'
import type { ApprovalHandler, Approvals } from '../approvals/approvals.ts'
import { actedBy, type Audit, type Doer } from '../audit/audit.ts'
import type { SystemChanged } from '../events.ts'
import type { DocumentRules } from './document-rules.ts'
import { documentsChannel, type Keeper } from './live.ts'
import { isSameContent } from './rules.ts'
import { addVersion, lockDocument, readLive } from './store.ts'

export type Change<Content> = {
  /** The version that the author saw; another one meanwhile refuses the change. */
  readonly baseVersion: number
  readonly content: Content
  readonly reason: string
  readonly operator: Doer
}

export type PublishRefusal<Document extends AnyDocument> =
  | RefusalOf<Document>
  | 'changed_meanwhile'
  | 'nothing_changed'

export type Published<Document extends AnyDocument> = Result<
  { version: number; approvalId: string | null },
  PublishRefusal<Document>
>

export type PublishDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly audit: Audit
  readonly approvals: Approvals
  readonly events: Pick<Events, 'write'>
  /** Tells of what is loosened. */
  readonly controls: Pick<Controls, 'asked' | 'decided' | 'loosened'>
}

/** What a second person is shown, and what becomes live when they agree. */
type Asked<Content> = {
  readonly baseVersion: number
  readonly before: Content
  readonly content: Content
  readonly loosens: readonly string[]
}

type Memory<Content> = {
  readonly read: (stored: unknown) => Result<Content, 'unreadable'>
  readonly install: Keeper['install']
}

export function createPublisher<Document extends AnyDocument>(
  deps: PublishDeps,
  rules: Omit<DocumentRules<Document>, 'seed' | 'said'>,
  { read, install }: Memory<ContentOf<Document>>,
) {
  type Content = ContentOf<Document>
  const { db, now, approvals, events, controls } = deps
  const { control } = rules
  const isTold = control !== undefined && !control.isQuiet
  const { name, writers } = rules.document
  const audit = deps.audit.open({ [`${name}.published`]: rules.published })

  /** Which settings of which document, as a sentence. */
  const whatOf = (loosens: readonly string[]): AlertValue => ({
    text: 'alerts.controlDocument',
    values: { document: { text: rules.published }, settings: loosens.join(', ') },
  })

  const check = async (tx: Transaction, content: Content, before: Content, { ip }: Doer) =>
    (await rules.check?.(content, { now: now(), ip, before, tx })) ?? ok()

  async function publish(change: Change<Content>): Promise<Published<Document>> {
    const { baseVersion, content, reason, operator } = change
    // Nothing is locked for a request, or it would wait for who decides another: the version is asked again then.
    return await db.transaction(async (tx): Promise<Published<Document>> => {
      const live = await readLive(tx, name)
      const before = read(live.content)
      if (live.version !== baseVersion || !before.ok) return refuse('changed_meanwhile')
      if (isSameContent(before.value, content)) return refuse('nothing_changed')
      const checked = await check(tx, content, before.value, operator)
      if (!checked.ok) return checked
      const loosens = (await control?.loosens(before.value, content, tx)) ?? []
      if (!ask || loosens.length === 0) return await write(tx, change, operator)
      const asked = { baseVersion, before: before.value, content, loosens }
      const approvalId = await ask(tx, { object: name, content: asked, operator, reason })
      if (isTold) {
        const loosening = { subject: approvalId, what: whatOf(loosens), by: operator.name }
        await controls.asked(tx, approvalId, loosening)
      }
      return ok({ version: baseVersion, approvalId })
    })
  }

  /** `author` is whose change it is; `change.operator` is who makes it live. */
  async function write(
    tx: Transaction,
    { baseVersion, content, reason, operator }: Change<Content>,
    author: { readonly id: string; readonly name: string },
  ): Promise<Published<Document>> {
    await lockDocument(tx, name)
    const before = await readLive(tx, name)
    if (before.version !== baseVersion) return refuse('changed_meanwhile')
    const version = baseVersion + 1
    const by = { byId: author.id, by: author.name }
    await addVersion(tx, { document: name, version, content, at: now(), ...by, reason })
    await announce(tx, version)
    await audit.write(tx, {
      ...actedBy(operator),
      action: `${name}.published`,
      object: `${name} version ${version}`,
      reason,
      before: before.content,
      after: content,
    })
    tx.afterCommit(() => install({ version, content }))
    return ok({ version, approvalId: null })
  }

  async function announce(tx: Transaction, version: number) {
    const payload = { document: name, version }
    const fact: SystemChanged = { kind: 'system.changed', subject: name, payload }
    await events.write(tx, fact)
    await db.notify(tx, documentsChannel, name)
  }

  const handler = (says: TextKey): ApprovalHandler<Asked<Content>, 'changed_meanwhile'> => ({
    says,
    roles: writers,
    async carryOut(tx, { id, content: asked, requestedById, requestedBy: by, reason }, operator) {
      const { baseVersion, content, before, loosens } = asked
      // What was right when it was asked for may be over by now.
      if (!(await check(tx, content, before, operator)).ok) return refuse('changed_meanwhile')
      const author = { id: requestedById, name: by }
      const written = await write(tx, { baseVersion, content, reason, operator }, author)
      if (!written.ok) return refuse('changed_meanwhile')
      await controls.decided(tx, id)
      if (isTold) {
        const what = whatOf(loosens)
        await controls.loosened(tx, { subject: id, what, by, second: operator.name })
      }
      return ok()
    },
    ended: (tx, { id }) => controls.decided(tx, id),
  })
  const ask = control && approvals.handle(`${name}.publish`, handler(control.says))

  return publish
}
