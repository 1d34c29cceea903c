import type { DocumentContent, DocumentName, StatusDocument } from '@baize/contract/documents'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Approvals } from '../approvals/approvals.ts'
import { actedBy, type Audit, type Doer } from '../audit/audit.ts'
import type { SystemChanged } from '../events.ts'
import { checkDocument, type CheckContrast, type DocumentRefusal } from './check.ts'
import { documentsChannel, type LiveDocuments } from './live.ts'
import { asKnown, isSameContent, needsSecondPerson } from './rules.ts'
import { addVersion, lockDocument, readLive } from './store.ts'

export type Change<Name extends DocumentName> = {
  /** The version that the author saw; another one meanwhile refuses the change. */
  readonly baseVersion: number
  readonly content: DocumentContent<Name>
  readonly reason: string
  readonly operator: Doer
}

export type PublishRefusal = DocumentRefusal | 'changed_meanwhile' | 'nothing_changed'

export type Published = Result<{ version: number; approvalId: string | null }, PublishRefusal>

export type PublishDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly audit: Audit
  readonly approvals: Approvals
  readonly events: Pick<Events, 'write'>
  readonly checkContrast: CheckContrast
}

type StatusRequest = { readonly baseVersion: number; readonly content: StatusDocument }

const statusAction = 'status.publish'

export function createPublisher(deps: PublishDeps, install: LiveDocuments['install']) {
  const { db, now, audit, approvals, events, checkContrast } = deps

  async function publish<Name extends DocumentName>(
    name: Name,
    change: Change<Name>,
  ): Promise<Published> {
    const context = { now: now(), checkContrast, ip: change.operator.ip }
    const checked = checkDocument(name, change.content, context)
    if (!checked.ok) return checked
    return await db.transaction(async (tx) => {
      const asked = name === 'status' ? await ask(tx, change as Change<'status'>) : undefined
      return asked ?? (await writeVersion(tx, name, change, change.operator))
    })
  }

  /**
   * Puts a status before a second person, where one is needed. Nothing is locked: whether the version is
   * still the same is asked again when it is decided.
   */
  async function ask(tx: Transaction, change: Change<'status'>): Promise<Published | undefined> {
    const { baseVersion, content, reason, operator } = change
    const policy = await readLive(tx, 'policy')
    const status = await readLive(tx, 'status')
    const present = asKnown('status', status.content)
    if (!needsSecondPerson(asKnown('policy', policy.content), present, content)) return undefined
    if (status.version !== baseVersion) return refuse('changed_meanwhile')
    const asked: StatusRequest = { baseVersion, content }
    const approvalId = await approvals.request(tx, {
      action: statusAction,
      object: 'status',
      content: asked,
      operator,
      reason,
    })
    return ok({ version: baseVersion, approvalId })
  }

  /** `author` is whose change it is; `change.operator` is who makes it live. */
  async function writeVersion<Name extends DocumentName>(
    tx: Transaction,
    name: Name,
    { baseVersion, content, reason, operator }: Change<Name>,
    author: { readonly id: string; readonly name: string },
  ): Promise<Published> {
    await lockDocument(tx, name)
    const before = await readLive(tx, name)
    if (before.version !== baseVersion) return refuse('changed_meanwhile')
    if (isSameContent(before.content, content)) return refuse('nothing_changed')
    const version = baseVersion + 1
    const by = { byId: author.id, by: author.name }
    await addVersion(tx, { document: name, version, content, at: now(), ...by, reason })
    await announce(tx, name, version)
    await audit.write(tx, {
      ...actedBy(operator),
      action: `${name}.published`,
      object: `${name} version ${version}`,
      reason,
      before: before.content,
      after: content,
    })
    tx.afterCommit(() => install(name, { version, content }))
    return ok({ version, approvalId: null })
  }

  async function announce(tx: Transaction, document: DocumentName, version: number) {
    const payload = { document, version }
    const fact: SystemChanged = { kind: 'system.changed', subject: document, payload }
    await events.write(tx, fact)
    await db.notify(tx, documentsChannel, document)
  }

  approvals.handle(statusAction, {
    roles: ['admin', 'risk'],
    async carryOut(tx, { content: asked, requestedById, requestedBy, reason }, operator) {
      const change = { ...(asked as StatusRequest), reason, operator }
      const context = { now: now(), checkContrast, ip: operator.ip }
      // What was right when it was asked for may be over by now.
      if (!checkDocument('status', change.content, context).ok) return refuse('changed_meanwhile')
      const author = { id: requestedById, name: requestedBy }
      const written = await writeVersion(tx, 'status', change, author)
      return written.ok ? ok() : refuse('changed_meanwhile')
    },
  })

  return publish
}
