import { Counter, Gauge, type Registry } from 'prom-client'
import type { Counts } from './movements/submit.ts'
import type { Proof, Proofs, Scope } from './proof/proof.ts'

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

type Latest = readonly (readonly [Scope, Proof])[]

/** Each gauge collects by itself, for a registry asks all of them at once and waits for none on behalf of another. */
function measureProofs(registry: Registry, ledger: Watched, now: () => Date): void {
  const look = lookOnce(ledger)
  const gauge = (name: string, help: string, read: (proof: Proof) => number): void => {
    const own = new Gauge({
      name,
      help,
      labelNames: ['scope'],
      registers: [registry],
      async collect() {
        const latest = await look()
        own.reset()
        for (const [scope, proof] of latest) own.set({ scope }, read(proof))
      },
    })
  }
  gauge(
    'ledger_proof_holds',
    '1 when the last proof found the books in order, 0 when it did not.',
    ({ holds }) => (holds ? 1 : 0),
  )
  gauge(
    'ledger_proof_differences',
    'Accounts that the last proof found to differ from their history, up to a hundred.',
    ({ differences }) => differences.length,
  )
  gauge(
    'ledger_proof_age_seconds',
    'How long ago the last proof was made.',
    ({ at }) => (now().getTime() - at.getTime()) / 1000,
  )
}

/** The last proof of each scope; those who ask while a look is under way share it. */
function lookOnce(ledger: Watched): () => Promise<Latest> {
  let underWay: Promise<Latest> | undefined
  async function look(): Promise<Latest> {
    const latest: [Scope, Proof][] = []
    for (const scope of ['running', 'full'] satisfies Scope[]) {
      // While the database is away, its figures are missing and the others are still told.
      const [last] = await ledger.listProofs({ limit: 1, scope }).catch(() => [])
      if (last !== undefined) latest.push([scope, last])
    }
    return latest
  }
  return () => (underWay ??= look().finally(() => (underWay = undefined)))
}
