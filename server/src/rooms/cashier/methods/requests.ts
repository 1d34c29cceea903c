import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import type { IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import {
  handleLoosening,
  loosenedSentences,
  type ApprovalHandler,
  type LooseningDeps,
} from '../../system/system.ts'
import { methodChanges, needsTwo } from './changes.ts'
import type { Method, MethodChange, MethodId, Methods } from './method.ts'
import { findContent } from './store.ts'

type Asked = {
  readonly id: MethodId
  /** Of the one that is live; nothing for a new one. */
  readonly before: { readonly version: number; readonly content: MethodContent } | null
  readonly after: MethodContent
}

type ChangeRefusal = 'not_found' | 'changed_meanwhile' | 'invalid_setting'

/** What operators ask for about the ways to pay. Until a second person agrees the old one stays. */
export type MethodRequests = {
  create(change: MethodChange): Promise<Result<{ approvalId: string }, 'invalid_setting'>>
  /** Made at once, unless it changes where money goes or lets more of it go there. */
  change(
    id: string,
    version: number,
    change: MethodChange,
  ): Promise<Result<{ method: Method; approvalId: string | null }, ChangeRefusal>>
}

type Deps = LooseningDeps & {
  readonly db: Database
  readonly makeId: IdMaker
  readonly methods: Pick<Methods, 'check' | 'create' | 'change' | 'find' | 'refresh'>
}

export function createMethodRequests(deps: Deps): MethodRequests {
  const { db, makeId, methods } = deps

  const handler: Omit<ApprovalHandler<Asked, 'changed_meanwhile'>, 'says'> = {
    roles: ['admin', 'finance'],
    changes: ({ before, after }) => methodChanges(before?.content ?? null, after),
    async carryOut(tx, { content: { id, before, after: content }, reason }, operator) {
      const change = { content, reason, operator }
      const done =
        before === null
          ? await methods.create(tx, id, change)
          : await methods.change(tx, id, before.version, change)
      return done.ok ? done : refuse('changed_meanwhile')
    },
  }
  const tells = ({ before, after }: Asked) => ({
    text: 'alerts.methodChanged' as const,
    values: {
      name: after.name.EN ?? '',
      what: loosenedSentences(methodChanges(before?.content ?? null, after)),
    },
  })
  const askToCreate = handleLoosening<Asked, 'changed_meanwhile'>(deps, 'method.create', {
    ...handler,
    says: 'ops.actionMethodCreate',
    tells,
  })
  const askToChange = handleLoosening<Asked, 'changed_meanwhile'>(deps, 'method.change', {
    ...handler,
    says: 'ops.actionMethodChange',
    tells,
  })

  return {
    async create({ content, operator, reason }) {
      const checked = methods.check(content)
      if (!checked.ok) return checked
      const id = makeId('mth')
      const asked = { id, before: null, after: content }
      const approvalId = await db.transaction((tx) =>
        askToCreate(tx, { object: id, content: asked, operator, reason }),
      )
      return ok({ approvalId })
    },
    async change(id, version, change) {
      const checked = methods.check(change.content)
      if (!checked.ok) return checked
      await methods.refresh()
      const live = methods.find(id)
      if (live === undefined) return refuse('not_found')
      if (live.version !== version) return refuse('changed_meanwhile')
      const { content: after, operator, reason } = change
      const asked = await db.transaction(
        async (tx): Promise<Result<string | null, ChangeRefusal>> => {
          const before = { version, content: await findContent(tx, id, version) }
          if (needsTwo(before.content, after)) {
            const content = { id: live.id, before, after }
            return ok(await askToChange(tx, { object: id, content, operator, reason }))
          }
          const changed = await methods.change(tx, live.id, version, change)
          return changed.ok ? ok(null) : changed
        },
      )
      if (!asked.ok) return asked
      await methods.refresh()
      return ok({ method: methods.find(id) ?? live, approvalId: asked.value })
    },
  }
}
