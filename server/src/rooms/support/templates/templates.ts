import type { MessageKind } from '@baize/contract/support/support'
import type { IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { actedBy, type Audit, type AuditActions, type Doer } from '../../system/system.ts'
import { checkWritten, type Written } from '../words.ts'
import * as store from './store.ts'
import type { Template } from './store.ts'

export type { Template } from './store.ts'

export type TemplateDraft = Written & { readonly name: string; readonly kind: MessageKind }

export type TemplateAct = { readonly operator: Doer; readonly reason: string }

export type TemplateRefusal =
  | 'not_found'
  | 'changed_meanwhile'
  | 'name_taken'
  | 'text_empty'
  | 'link_invalid'
  | 'list_full'

export type Templates = {
  /** By name. */
  list(): Promise<Template[]>
  create(draft: TemplateDraft, act: TemplateAct): Promise<Result<Template, TemplateRefusal>>
  /** Refused when somebody changed it since its author saw it. */
  change(
    seen: { readonly id: string; readonly version: number },
    draft: TemplateDraft,
    act: TemplateAct,
  ): Promise<Result<Template, TemplateRefusal>>
  /** What was sent with it stays. */
  remove(id: string, act: TemplateAct): Promise<Result<undefined, 'not_found'>>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly audit: Pick<Audit, 'open'>
}

/** As many as the list of the console shows. */
const most = 200

const actions = {
  'message_template.created': 'ops.actionMessageTemplateCreated',
  'message_template.changed': 'ops.actionMessageTemplateChanged',
  'message_template.removed': 'ops.actionMessageTemplateRemoved',
} as const satisfies AuditActions

export function createTemplates({ db, now, makeId, ...deps }: Deps): Templates {
  const audit = deps.audit.open(actions)
  async function put(
    tx: Transaction,
    id: string,
    { before, draft, act }: { before?: Template; draft: TemplateDraft; act: TemplateAct },
  ): Promise<Result<Template, TemplateRefusal>> {
    const written = checkWritten(draft)
    if (!written.ok) return written
    const name = draft.name.trim()
    if (name === '') return refuse('text_empty')
    const namesake = await store.findByName(tx, name)
    if (namesake !== undefined && namesake !== id) return refuse('name_taken')
    const content = { name, kind: draft.kind, ...written.value }
    const version = (before?.version ?? 0) + 1
    const stamp = { version, changedAt: now(), changedBy: act.operator.name }
    const template = { id, ...content, ...stamp }
    await store.putTemplate(tx, template)
    await record(tx, before ? 'changed' : 'created', id, act, {
      ...(before ? { before: contentOf(before) } : {}),
      after: content,
    })
    return ok(template)
  }

  const record = (
    tx: Transaction,
    did: 'created' | 'changed' | 'removed',
    object: string,
    { operator, reason }: TemplateAct,
    change: { readonly before?: unknown; readonly after?: unknown },
  ) =>
    audit.write(tx, {
      ...actedBy(operator),
      action: `message_template.${did}`,
      object,
      reason,
      ...change,
    })

  return {
    list: () => store.listTemplates(db, most),
    create: (draft, act) =>
      db.transaction(async (tx) => {
        await store.takeTemplateTurn(tx)
        if ((await store.countTemplates(tx)) >= most) return refuse('list_full')
        return await put(tx, makeId('tpl'), { draft, act })
      }),
    change: ({ id, version }, draft, act) =>
      db.transaction(async (tx) => {
        await store.takeTemplateTurn(tx)
        const before = await store.findTemplate(tx, id)
        if (before === undefined) return refuse('not_found')
        if (before.version !== version) return refuse('changed_meanwhile')
        return await put(tx, id, { before, draft, act })
      }),
    remove: (id, act) =>
      db.transaction(async (tx) => {
        await store.takeTemplateTurn(tx)
        const before = await store.findTemplate(tx, id)
        if (before === undefined) return refuse('not_found')
        await store.deleteTemplate(tx, id)
        await record(tx, 'removed', id, act, { before: contentOf(before) })
        return ok()
      }),
  }
}

function contentOf({ name, kind, title, text, link }: Template) {
  return { name, kind, title, text, link }
}
