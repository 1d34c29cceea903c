import { useState } from 'react'
import type { SeedPair } from '@baize/contract/arcade/arcade'
import { auditPair, type PairAudit, type WrittenPair } from '@baize/games/audit-pair'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { failureText, toFailure } from '../api.ts'
import { ArcadeSum } from '../sum.tsx'
import { useTable } from '../table.tsx'
import { loadPair } from './load-pair.ts'

type Checked = { readonly pair: WrittenPair; readonly audit: PairAudit }

/** Holds all rounds of a revealed pair against its seeds, here, and saves them for whoever would rather do it elsewhere. */
export function PairCheck({ pair }: { readonly pair: SeedPair }) {
  const t = useText()
  const { table } = useTable()
  const [checked, setChecked] = useState<Checked>()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  async function check(): Promise<void> {
    setBusy(true)
    setSaid('')
    try {
      const written = await loadPair(table.session, pair)
      setChecked({ pair: written, audit: auditPair(written) })
    } catch (error) {
      setSaid(failureText(toFailure(error)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-3" aria-live="polite">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={() => void check()}>
          {t('arcade.checkPair')}
        </Button>
        {checked && (
          <a
            className={buttonClass({ size: 'sm', variant: 'ghost' })}
            href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(checked.pair, null, 2))}`}
            download={`${pair.id}.json`}
          >
            {t('arcade.exportPair')}
          </a>
        )}
      </div>
      {said !== '' && <Note tone="bad" role="alert" title={said} />}
      {checked && <Found audit={checked.audit} count={checked.pair.rounds.length} />}
    </div>
  )
}

function Found({ audit, count }: { readonly audit: PairAudit; readonly count: number }) {
  const t = useText()
  const { table } = useTable()
  const { verdict, isPromised, skipped, surplus, wrong, voided } = audit
  const isProven = verdict === 'proven'
  const amiss = [
    ...(isPromised || count === 0 ? [] : [t('arcade.pairNotPromised')]),
    ...(skipped.length === 0 ? [] : [t('arcade.pairSkipped', { nonces: skipped.join(', ') })]),
    ...(surplus.length === 0 ? [] : [t('arcade.pairSurplus', { nonces: surplus.join(', ') })]),
    ...(wrong.length === 0
      ? []
      : [t('arcade.pairWrong', { nonces: wrong.map(({ nonce }) => nonce).join(', ') })]),
  ]
  return (
    <>
      <Note
        tone={isProven ? 'ok' : 'bad'}
        title={isProven ? t('arcade.pairProven', { count }) : t('arcade.pairRefuted')}
      >
        {amiss.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Note>
      <ul className="grid gap-1 text-meta text-text-2">
        {voided.map(({ nonce, voidedBy, wouldHavePaid }) => {
          const [before, after] = t('arcade.pairVoided', {
            nonce,
            reason: voidedBy,
            sum: '\u0000',
          }).split('\u0000')
          return (
            <li key={nonce}>
              {before}
              <ArcadeSum of={BigInt(wouldHavePaid)} currency={table.currency} />
              {after}
            </li>
          )
        })}
      </ul>
    </>
  )
}
