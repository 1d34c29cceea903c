import type { KitResult, KitRun, VendorPolicy } from '@baize/contract/play/provider-desk'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import {
  actedBy,
  handleLoosening,
  isSameContent,
  loosenedSentences,
  type Audit,
  type AuditActions,
  type Doer,
  type LooseningDeps,
} from '../../system/system.ts'
import { readRange } from '../../../platform/address.ts'
import type { ProviderKit } from '../kit.ts'
import { isLooser, vendorChanges } from './looser.ts'
import {
  emptyVendor,
  findServed,
  insertVendor,
  lockVendor,
  ownVendor,
  readLaunchUrl,
  switched,
  updateVendor,
  type ProtocolVendor,
  type Vendors,
} from '../vendors/vendors.ts'

export { createClosures } from './closures.ts'
export { createRecords } from './records.ts'

/** An operator and the reason that was given. */
export type VendorAct = { readonly by: Doer; readonly reason: string }

export type NewVendor = Pick<ProtocolVendor, 'key' | 'name' | 'serves' | 'addresses' | 'sandbox'>

export type VendorChange = {
  readonly name?: string | undefined
  readonly serves?: readonly string[] | undefined
  readonly addresses?: readonly string[] | undefined
  readonly policy?: VendorPolicy | undefined
  readonly enabled?: boolean | undefined
}

/** What operators do to those who speak the protocol: each change is one commit with its entry in the audit trail. */
export type ProtocolDesk = {
  createVendor(
    vendor: NewVendor,
    act: VendorAct,
  ): Promise<
    Result<ProtocolVendor, 'name_taken' | 'not_found' | 'invalid_address' | 'not_in_production'>
  >
  /** Made at once, unless it lets more in or pays more: then a second person agrees. */
  changeVendor(
    key: string,
    change: VendorChange,
    act: VendorAct,
  ): Promise<
    Result<
      { vendor: ProtocolVendor; approvalId: string | null },
      'not_found' | 'nothing_changed' | 'invalid_address' | 'own_rounds'
    >
  >
  /** The kill switch, of the vendor or of one of its games. */
  switchBets(
    key: string,
    wanted: { readonly game?: string | undefined; readonly closed: boolean },
    act: VendorAct,
  ): Promise<Result<ProtocolVendor, 'not_found' | 'nothing_changed'>>
  /** Asks for a key. Its secret is told to who agrees, once and to nobody else. */
  createKey(
    key: string,
    act: VendorAct,
  ): Promise<Result<{ approvalId: string }, 'not_found' | 'list_full'>>
  revokeKey(key: string, id: string, act: VendorAct): Promise<Result<undefined, 'not_found'>>
  /** Begins a run of the kit with a sandbox, unless one is under way on this node. */
  startKit(
    key: string,
    act: VendorAct,
  ): Promise<Result<KitRun, 'not_found' | 'not_in_production' | 'not_enabled'>>
  /** How far the latest run has come. */
  findRun(key: string): Result<KitRun, 'not_found'>
}

type Deps = LooseningDeps & {
  readonly db: Database
  readonly audit: Pick<Audit, 'open'>
  readonly now: () => Date
  readonly vendors: Vendors
  readonly catalogue: Pick<Catalogue, 'findVendor' | 'findGameByCode'>
  /** Absent in production. */
  readonly kit?: ProviderKit | undefined
}

const actions = {
  'protocol_vendor.created': 'ops.actionProtocolCreated',
  'protocol_vendor.changed': 'ops.actionProtocolChanged',
  'protocol_vendor.bets_closed': 'ops.actionProtocolBetsClosed',
  'protocol_vendor.bets_opened': 'ops.actionProtocolBetsOpened',
  'protocol_vendor.tested': 'ops.actionProtocolTested',
  'protocol_key.created': 'ops.actionProtocolKeyCreated',
  'protocol_key.revoked': 'ops.actionProtocolKeyRevoked',
} as const satisfies AuditActions

type What = {
  readonly action: keyof typeof actions
  readonly object: string
  readonly before?: unknown
  readonly after?: unknown
}

export function createProtocolDesk(deps: Deps): ProtocolDesk {
  const { db, now, vendors, catalogue, kit } = deps
  const audit = deps.audit.open(actions)

  const write = (tx: Transaction, { by, reason }: VendorAct, what: What) =>
    audit.write(tx, { ...actedBy(by), reason, ...what })

  const runs = new Map<string, Run>()
  const asks = handleRequests(deps, write)
  const isOffered = (code: string) => catalogue.findVendor(code) !== undefined

  /** Changes one vendor under its lock, and shows it on this node at once. */
  async function change<Code extends string>(
    key: string,
    act: VendorAct,
    action: keyof typeof actions,
    edit: (vendor: ProtocolVendor) => Result<ProtocolVendor, Code>,
  ): Promise<Result<ProtocolVendor, Code | 'not_found' | 'nothing_changed'>> {
    const changed = await db.transaction(async (tx) => {
      const before = await lockVendor(tx, key)
      if (before === undefined) return refuse('not_found')
      const edited = edit(before)
      if (!edited.ok) return edited
      const differences = differ(before, edited.value)
      if (differences === undefined) return refuse('nothing_changed')
      await updateVendor(tx, edited.value)
      await write(tx, act, { action, object: `protocol vendor ${key}`, ...differences })
      return edited
    })
    if (changed.ok) await vendors.refresh()
    return changed
  }

  return {
    async createVendor(wanted, act) {
      if (wanted.sandbox && kit === undefined) return refuse('not_in_production')
      if (!wanted.serves.every(isOffered)) return refuse('not_found')
      if (!areRanges(wanted.addresses)) return refuse('invalid_address')
      const vendor = { ...emptyVendor, ...wanted }
      const created = await db.transaction(async (tx) => {
        if (!(await insertVendor(tx, vendor))) return refuse('name_taken')
        const object = `protocol vendor ${vendor.key}`
        await write(tx, act, { action: 'protocol_vendor.created', object, after: vendor })
        return ok(vendor)
      })
      if (created.ok) await vendors.refresh()
      return created
    },
    async changeVendor(key, wanted, act) {
      const edit = (vendor: ProtocolVendor) => {
        const isEnding = (wanted.policy?.staleRounds ?? 'show') !== 'show'
        if (key === ownVendor && isEnding) return refuse('own_rounds')
        const isKnown = (code: string) =>
          code === '*' || vendor.serves.includes(code) || isOffered(code)
        if (wanted.serves?.every(isKnown) === false) return refuse('not_found')
        const said = Object.entries(wanted).filter(([, value]) => value !== undefined)
        const after = { ...vendor, ...(Object.fromEntries(said) as Partial<ProtocolVendor>) }
        const { launchUrl } = after.policy
        const isLaunched = launchUrl === '' || readLaunchUrl(launchUrl) !== undefined
        return isLaunched && areRanges(after.addresses) ? ok(after) : refuse('invalid_address')
      }
      const waiting = await db.transaction(async (tx) => {
        const before = await lockVendor(tx, key)
        const after = before && edit(before)
        if (!before || !after?.ok || !isLooser(before, after.value)) return undefined
        const request = { object: key, operator: act.by, reason: act.reason }
        const approvalId = await asks.change(tx, {
          ...request,
          content: { before, after: after.value },
        })
        return { vendor: before, approvalId }
      })
      if (waiting) return ok(waiting)
      const changed = await change(key, act, 'protocol_vendor.changed', edit)
      return changed.ok ? ok({ vendor: changed.value, approvalId: null }) : changed
    },
    async switchBets(key, { game, closed }, act) {
      const vendor = vendors.find(key)
      if (vendor === undefined) return refuse('not_found')
      if (game !== undefined && !findServed(vendor, game, catalogue.findGameByCode)) {
        return refuse('not_found')
      }
      const action = closed ? 'protocol_vendor.bets_closed' : 'protocol_vendor.bets_opened'
      return await change(key, act, action, (before) => ok(switched(before, game, closed)))
    },
    async createKey(key, { by, reason }) {
      return await db.transaction(async (tx) => {
        const vendor = await lockVendor(tx, key)
        if (vendor === undefined) return refuse('not_found')
        if (await vendors.areKeysFull(tx, key)) return refuse('list_full')
        const content = { key, name: vendor.name, addresses: vendor.addresses }
        return ok({
          approvalId: await asks.makeKey(tx, { object: key, content, operator: by, reason }),
        })
      })
    },
    async revokeKey(key, id, act) {
      const revoked = await db.transaction(async (tx) => {
        if (!(await vendors.revokeKey(tx, key, id))) return refuse('not_found')
        const object = `protocol vendor ${key}`
        await write(tx, act, { action: 'protocol_key.revoked', object, before: { key: id } })
        return ok()
      })
      if (revoked.ok) await vendors.refresh()
      return revoked
    },
    async startKit(key, act) {
      if (kit === undefined) return refuse('not_in_production')
      const vendor = vendors.find(key)
      if (vendor === undefined) return refuse('not_found')
      if (!vendor.sandbox) return refuse('not_enabled')
      const known = runs.get(key)
      if (known?.isRunning === true) return ok(viewOf(known))
      await db.transaction((tx) =>
        write(tx, act, { action: 'protocol_vendor.tested', object: `protocol vendor ${key}` }),
      )
      const run: Run = { isRunning: true, items: [], startedAt: now() }
      runs.set(key, run)
      const heard = (result: KitResult) => void run.items.push(result)
      // Nobody waits for it: it takes longer than a call may. What goes wrong is a result of its case.
      void kit.run(key, { crowd: crowdOfConsole, heard }).finally(() => {
        run.isRunning = false
      })
      return ok(viewOf(run))
    },
    findRun(key) {
      if (vendors.find(key) === undefined) return refuse('not_found')
      const run = runs.get(key)
      return ok(run ? viewOf(run) : { running: false, items: [], passed: 0, startedAt: '' })
    },
  }
}

type Write = (tx: Transaction, act: VendorAct, what: What) => Promise<unknown>

type AskedVendor = { readonly before: ProtocolVendor; readonly after: ProtocolVendor }
type AskedKey = Pick<ProtocolVendor, 'key' | 'name' | 'addresses'>

/** What is done when a second person agrees, and the ways to ask. */
function handleRequests(deps: Deps, write: Write) {
  const { vendors } = deps
  const roles = ['admin', 'risk'] as const
  // Every node hears of it by the tables themselves; this one looks at once.
  const showSoon = (tx: Transaction) => tx.afterCommit(() => void vendors.refresh().catch(() => {}))
  const change = handleLoosening<AskedVendor, 'changed_meanwhile'>(deps, 'protocol_vendor.change', {
    says: 'ops.actionProtocolChange',
    roles,
    changes: ({ before, after }) => vendorChanges(before, after),
    tells: ({ before, after }) => ({
      text: 'alerts.vendorChanged',
      values: { name: after.name, what: loosenedSentences(vendorChanges(before, after)) },
    }),
    async carryOut(tx, { content: { before, after }, reason }, by) {
      const live = await lockVendor(tx, before.key)
      if (!live || !isSameContent(live, before)) return refuse('changed_meanwhile')
      await updateVendor(tx, after)
      const object = `protocol vendor ${before.key}`
      const what = { action: 'protocol_vendor.changed', object, ...differ(before, after) } as const
      await write(tx, { by, reason }, what)
      showSoon(tx)
      return ok()
    },
  })
  const makeKey = handleLoosening<AskedKey, 'not_found' | 'list_full'>(
    deps,
    'protocol_key.create',
    {
      says: 'ops.actionProtocolKeyCreate',
      saysYes: 'ops.protocolKeyYes',
      roles,
      changes: ({ name, addresses }) => [
        {
          name,
          before: { text: 'play-desk.addresses' },
          after: addresses.length === 0 ? { text: 'alerts.nothing' } : { list: addresses },
          isLoosened: true,
        },
      ],
      tells: ({ name }) => ({ text: 'alerts.vendorKey', values: { name } }),
      async carryOut(tx, { content: { key }, reason }, by) {
        if ((await lockVendor(tx, key)) === undefined) return refuse('not_found')
        const made = await vendors.createKey(tx, key)
        if (!made.ok) return made
        const { id, secret } = made.value
        const object = `protocol vendor ${key}`
        const what = { action: 'protocol_key.created', object, after: { key: id } } as const
        await write(tx, { by, reason }, what)
        showSoon(tx)
        return ok({ username: key, password: secret, isKey: true })
      },
    },
  )
  return { change, makeKey }
}

type Run = { isRunning: boolean; readonly items: KitResult[]; readonly startedAt: Date }

function viewOf({ isRunning, items, startedAt }: Run): KitRun {
  const passed = items.filter((item) => item.passed).length
  return { running: isRunning, items: [...items], passed, startedAt: startedAt.toISOString() }
}

/** Fewer than the command has: somebody waits for the page, and the server serves others meanwhile. */
const crowdOfConsole = 10

function areRanges(addresses: readonly string[]): boolean {
  return addresses.every((text) => readRange(text) !== undefined)
}

/** What is different, before and after; nothing when nothing is. */
function differ(before: ProtocolVendor, after: ProtocolVendor) {
  const names = Object.keys(after) as (keyof ProtocolVendor)[]
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (changed.length === 0) return undefined
  const pick = (vendor: ProtocolVendor) =>
    Object.fromEntries(changed.map((name) => [name, vendor[name]]))
  return { before: pick(before), after: pick(after) }
}
