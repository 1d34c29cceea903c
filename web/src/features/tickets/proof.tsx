import { useState } from 'react'
import type { TicketCampaign } from '@baize/contract/promotions/tickets'
import { Button } from '@baize/ui/button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { getProof } from './api.ts'

const verdicts = {
  proven: { tone: 'ok', text: 'tickets.proven' },
  unbound: { tone: 'pending', text: 'tickets.unbound' },
  refuted: { tone: 'bad', text: 'tickets.refuted' },
  incomplete: { tone: 'pending', text: 'tickets.incomplete' },
} as const

type Found = { readonly verdict: keyof typeof verdicts; readonly seed: string }

/** Draws the deck again in the browser. What that takes is large, and loaded when somebody asks. */
async function verify({ id, promise }: TicketCampaign): Promise<Found> {
  const [{ proof, entries }, { verifyDeck }] = await Promise.all([
    getProof(id, promise.position),
    import('@baize/games/verify-deck'),
  ])
  const { verdict } = verifyDeck({
    ...proof,
    prizes: proof.prizes.map(({ amount, count }) => ({ amount: BigInt(amount), count })),
    given: proof.given.map(({ place, amount }) => ({ place, amount: BigInt(amount) })),
    list: { entries },
  })
  return { verdict, seed: proof.serverSeed }
}

/** What was promised before it opened; when it is over, everybody can draw it again here. */
export function Proof({ campaign }: { readonly campaign: TicketCampaign }) {
  const t = useText()
  const moment = useMomentText()
  const [found, setFound] = useState<Found>()
  const [error, setError] = useState<unknown>()
  const { promise, isRevealed } = campaign
  async function check() {
    setError(undefined)
    try {
      setFound(await verify(campaign))
    } catch (failed) {
      setError(failed)
    }
  }
  const hex = (text: string) => <span className="figures text-meta break-all">{text}</span>
  return (
    <details className="rounded-card border border-line px-3 py-2">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 text-body-s">
        <span className="font-medium">
          {t('tickets.sealed', { time: moment(promise.publishedAt) })}
        </span>
        <span className="font-medium text-link">{t('tickets.check')}</span>
      </summary>
      <div className="grid gap-3 pb-2 text-body-s">
        <p className="text-text-2">{t('tickets.proofText')}</p>
        <KeyValues
          items={[
            { id: 'seed', label: t('tickets.fingerprintSeed'), value: hex(promise.commitment) },
            { id: 'deck', label: t('tickets.fingerprintDeck'), value: hex(promise.deck) },
            { id: 'position', label: t('tickets.position'), value: promise.position },
            {
              id: 'value',
              label: t('tickets.publicValue'),
              value: t('tickets.beaconRound', {
                beacon: promise.beacon,
                round: String(promise.beaconRound),
              }),
            },
            ...(found
              ? [{ id: 'revealed', label: t('tickets.seed'), value: hex(found.seed) }]
              : []),
          ]}
        />
        <FailureNote error={error} onRetry={check} />
        {found && (
          <Note
            tone={verdicts[found.verdict].tone}
            role="status"
            title={t(verdicts[found.verdict].text)}
          />
        )}
        {isRevealed ? (
          <Button onClick={() => void check()}>{t('tickets.verify')}</Button>
        ) : (
          <p className="text-text-2">{t('tickets.proofWaits')}</p>
        )}
      </div>
    </details>
  )
}
