import { Counter, Gauge, type Registry } from 'prom-client'
import type { Counts } from './movements/submit.ts'
import type { Scope } from './proof/proof.ts'
import type { Proofs } from './proof/prove.ts'

type Watched = Pick<Proofs, 'listProofs'> & { counts(): Counts }

/** The figures by which a machine watches the books. */
export function measureLedger(registry: Registry, ledger: Watched, now: () => Date): void {
  measureProofs(registry, ledger, now)
  const waiting = new Gauge({
    name: 'ledger_waiting',
    help: 'Movements that wait for their batch, on this node.',
    registers: [registry],
    collect() {
      waiting.set(ledger.counts().waiting)
    },
  })
  const done = new Counter({
    name: 'ledger_submitted_total',
    help: 'Movements that went through batches of this node, and those batches.',
    labelNames: ['what'],
    registers: [registry],
    collect() {
      const { movements, batches } = ledger.counts()
      done.reset()
      done.inc({ what: 'movements' }, movements)
      done.inc({ what: 'batches' }, batches)
    },
  })
}

function measureProofs(registry: Registry, ledger: Watched, now: () => Date): void {
  const labelNames = ['scope'] as const
  const holds = new Gauge({
    name: 'ledger_proof_holds',
    help: '1 when the last proof found the books in order, 0 when it did not.',
    labelNames,
    registers: [registry],
  })
  const differences = new Gauge({
    name: 'ledger_proof_differences',
    help: 'Accounts that the last proof found to differ from their history, up to a hundred.',
    labelNames,
    registers: [registry],
  })
  const age = new Gauge({
    name: 'ledger_proof_age_seconds',
    help: 'How long ago the last proof was made.',
    labelNames,
    registers: [registry],
    async collect() {
      for (const gauge of [holds, differences, age]) gauge.reset()
      for (const scope of ['running', 'full'] satisfies Scope[]) {
        // While the database is away, its figures are missing and the others are still told.
        const [last] = await ledger.listProofs({ limit: 1, scope }).catch(() => [])
        if (last === undefined) continue
        holds.set({ scope }, last.holds ? 1 : 0)
        differences.set({ scope }, last.differences.length)
        age.set({ scope }, (now().getTime() - last.at.getTime()) / 1000)
      }
    },
  })
}
