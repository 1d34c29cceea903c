import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'
import { useState } from 'react'
import type { DrawProofReply } from '@baize/contract/lottery/lottery'
import { isFamily } from '@baize/games/lottery/draw'
import type { Claim, Judged } from '@baize/games/verify'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { getProof } from './api.ts'
import { Balls } from './balls.tsx'
import { publicAddress } from './draws/address.ts'

type Found = {
  readonly judged: Judged
  readonly draw: readonly string[]
  readonly isOwnBeacon: boolean
  readonly proof: DrawProofReply
}

/** Draws the issue again in the browser. What that takes is large, and loaded when somebody asks. */
async function verify(issue: string): Promise<Found | 'untold'> {
  const [{ proof, entries }, { verifyDraw }, { isDrawing }] = await Promise.all([
    getProof(issue),
    import('@baize/games/lottery/drawing/verify-draw'),
    import('@baize/games/lottery/drawing/tables'),
  ])
  if (proof.link === '' || proof.ownValue === '' || !isDrawing(proof.drawing)) return 'untold'
  const { drawing, draw, issue: _issue, number: _number, chain: _chain, length: _, ...told } = proof
  const verified = verifyDraw({
    ...told,
    drawing,
    list: { entries },
    ...(draw.length > 0 && { draw: draw.join(' ') }),
  })
  if (!verified.ok) return 'untold'
  const { draw: drawn, isOwnBeacon, ...judged } = verified.value
  return { judged, draw: drawn, isOwnBeacon, proof }
}

const verdicts = {
  proven: { tone: 'ok', text: 'lottery.proven' },
  unbound: { tone: 'pending', text: 'lottery.unbound' },
  refuted: { tone: 'bad', text: 'lottery.refuted' },
  incomplete: { tone: 'pending', text: 'lottery.incomplete' },
} as const

const claims = {
  chain: 'lottery.claimChain',
  listed: 'lottery.claimListed',
  salt: 'lottery.claimSalt',
  beacon: 'lottery.claimBeacon',
  value: 'lottery.claimValue',
  outcome: 'lottery.claimOutcome',
} as const satisfies Partial<Record<Claim, string>>

type Props = { readonly issue: string; readonly onClose: () => void }

/** Proves a draw from what was published before its sale and the value that came after it. */
export function VerifyDraw({ issue, onClose }: Props) {
  const t = useText()
  const [found, setFound] = useState<Found | 'untold'>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  async function check() {
    setError(undefined)
    setBusy(true)
    try {
      setFound(await verify(issue))
    } catch (failed) {
      setError(failed)
    }
    setBusy(false)
  }
  return (
    <Dialog open onClose={onClose} title={t('lottery.verifyTitle')}>
      <div className="grid gap-4">
        <p className="text-text-2">{t('lottery.verifyText')}</p>
        <Button variant="primary" busy={isBusy} onClick={() => void check()}>
          {t('lottery.verifyNow')}
        </Button>
        <FailureNote error={error} onRetry={check} />
        {found === 'untold' && <Note tone="pending" role="status" title={t('lottery.untold')} />}
        {found !== undefined && found !== 'untold' && <Verdict found={found} />}
      </div>
    </Dialog>
  )
}

function Verdict({ found }: { readonly found: Found }) {
  const t = useText()
  const { judged, draw, isOwnBeacon, proof } = found
  const { tone, text } = verdicts[judged.verdict]
  const hex = (value: string) => (
    <span className="flex items-center gap-1">
      <code className="figures text-meta break-all">{value}</code>
      <CopyButton text={value} iconOnly />
    </span>
  )
  return (
    <>
      <Note tone={tone} role={judged.verdict === 'refuted' ? 'alert' : 'status'} title={t(text)}>
        <ul className="mt-1 grid gap-1">
          {Object.entries(claims).map(([claim, says]) => {
            const held = judged.checks[claim as Claim]
            const Icon = held === undefined ? CircleHelp : held ? CircleCheck : CircleAlert
            const word =
              held === undefined ? 'lottery.untoldClaim' : held ? 'lottery.holds' : 'lottery.fails'
            return (
              <li key={claim} className="flex items-start gap-2 text-meta">
                <Icon size={16} aria-hidden="true" className="mt-0.5 flex-none" />
                <span>
                  <b className="font-semibold">{t(word)}:</b> {t(says)}
                </span>
              </li>
            )
          })}
        </ul>
      </Note>
      {isOwnBeacon && <Note tone="pending" title={t('lottery.demoBeacon')} />}
      <div>
        <p className="mb-1 text-meta text-text-2">{t('lottery.drawnAgain')}</p>
        {isFamily(proof.drawing) ? (
          <Balls family={proof.drawing} draw={draw} size={34} />
        ) : (
          <span className="figures">{draw.join(' ')}</span>
        )}
      </div>
      <KeyValues
        items={[
          { id: 'number', label: t('lottery.drawHead'), value: proof.number },
          { id: 'link', label: t('lottery.link'), value: hex(proof.link) },
          { id: 'salt', label: t('lottery.salt'), value: hex(proof.salt) },
          { id: 'value', label: t('lottery.publicValue'), value: hex(proof.ownValue) },
          { id: 'terminal', label: t('lottery.terminal'), value: hex(proof.terminal) },
          { id: 'place', label: t('lottery.placeInChain'), value: proof.place },
          { id: 'position', label: t('lottery.position'), value: proof.position },
          {
            id: 'address',
            label: t('lottery.publicAddress'),
            value: hex(publicAddress(proof.lottery, proof.number)),
          },
        ]}
      />
    </>
  )
}
