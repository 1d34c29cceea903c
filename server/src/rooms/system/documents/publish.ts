import type { AnyDocument, ContentOf, RefusalOf } from '@baize/contract/document'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { TextKey } from '@baize/texts/keys'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Controls } from '../alerts/alerts.ts'
import type { ApprovalHandler, Approvals, AskedChange } from '../approvals/approvals.ts'
import { actedBy, fullNameOf, type Audit, type Doer } from '../audit/audit.ts'
import type { SystemChanged } from '../events.ts'
import { changedParts, loosenedSentences, loosenedSettings, settingChanges } from './changes.ts'
import type { Control, DocumentRules } from './document-rules.ts'
import { documentsChannel, type Keeper } from './live.ts'
import { isSameContent } from './rules.ts'
import { addVersion, listVersions, lockDocument, readLive } from './store.ts'

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
  | 'no_second_admin'

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

/** So far back a setting is looked for, and so many of its changes are told. */
const mostVersions = 50
const mostPast = 4
const newest = 2 ** 31 - 1

const unknownChange: AskedChange = {
  name: { text: 'alerts.unknownSettings' },
  before: '',
  after: '',
  isLoosened: true,
}

export function createPublisher<Document extends AnyDocument>(
  deps: PublishDeps,
  rules: Omit<DocumentRules<Document>, 'seed' | 'said'>,
  { read, install }: Memory<ContentOf<Document>>,
) {
  type Content = ContentOf<Document>
  const { db, now, approvals, events, controls } = deps
  const { control } = rules
  const { name, writers } = rules.document
  const audit = deps.audit.open({ [`${name}.published`]: rules.published })

  /** What changes, setting by setting. Of what this version cannot read it says no more than that. */
  function changesOf(
    asked: Asked<unknown>,
    list: typeof settingChanges = settingChanges,
  ): readonly AskedChange[] {
    const [before, after] = [read(asked.before), read(asked.content)]
    if (!control || !before.ok || !after.ok) return [unknownChange]
    const pair = { before: before.value, after: after.value }
    return list(control.settings, pair, asked.loosens)
  }

  /** How the settings that a request would loosen were changed in the versions before. */
  async function pastChanges({ settings }: Control<Content>, loosens: readonly string[]) {
    const stored = await listVersions(db, name, newest, mostVersions)
    const versions = stored.flatMap((version) => {
      const content = read(version.content)
      return content.ok ? [{ at: version.at, by: version.by, content: content.value }] : []
    })
    const changes = versions.flatMap(({ at, by, content: after }, index) => {
      const before = versions[index + 1]?.content
      if (before === undefined) return []
      const all = settingChanges(settings, { before, after }, loosens)
      return all.filter(({ isLoosened }) => isLoosened).map((change) => ({ ...change, at, by }))
    })
    return changes.slice(0, mostPast)
  }

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
      const pair = { before: before.value, after: content }
      const loosens = control ? await loosenedSettings(control.settings, pair, tx) : []
      if (!ask || loosens.length === 0) {
        return await write(tx, change, { byId: operator.id, by: fullNameOf(operator) })
      }
      if (!(await approvals.hasSecond(tx, writers, operator.id))) return refuse('no_second_admin')
      const asked = { baseVersion, before: before.value, content, loosens }
      const approvalId = await ask(tx, { object: name, content: asked, operator, reason })
      const what = loosenedSentences(changesOf(asked))
      await controls.asked(tx, approvalId, { subject: approvalId, what, by: fullNameOf(operator) })
      return ok({ version: baseVersion, approvalId })
    })
  }

  /** `author` is whose change it is; `change.operator` is who makes it live. */
  async function write(
    tx: Transaction,
    { baseVersion, content, reason, operator }: Change<Content>,
    author: { readonly byId: string; readonly by: string },
  ): Promise<Published<Document>> {
    await lockDocument(tx, name)
    const before = await readLive(tx, name)
    if (before.version !== baseVersion) return refuse('changed_meanwhile')
    const version = baseVersion + 1
    await addVersion(tx, { document: name, version, content, at: now(), ...author, reason })
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
    // It was asked for over a version that is past, or over what has changed since: whoever still wants it asks anew.
    final: ['changed_meanwhile'],
    changes: (asked) => changesOf(asked, changedParts),
    past: ({ loosens }) => (control ? pastChanges(control, loosens) : Promise.resolve([])),
    async carryOut(tx, { id, content: asked, requestedById, requestedBy: by, reason }, operator) {
      const { baseVersion, content, before } = asked
      // What was right when it was asked for may be over by now.
      if (!(await check(tx, content, before, operator)).ok) return refuse('changed_meanwhile')
      const author = { byId: requestedById, by }
      const written = await write(tx, { baseVersion, content, reason, operator }, author)
      if (!written.ok) return refuse('changed_meanwhile')
      await controls.decided(tx, id, 'approved')
      const what = loosenedSentences(changesOf(asked))
      await controls.loosened(tx, { subject: id, what, by, second: fullNameOf(operator) })
      return ok()
    },
    ended: (tx, { id }, how) => controls.decided(tx, id, how),
  })
  const ask = control && approvals.handle(`${name}.publish`, handler(control.says))

  return publish
}
