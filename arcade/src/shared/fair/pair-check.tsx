import { useState } from 'react'
import type { SeedPair } from '@baize/contract/arcade/arcade'
import { auditPair } from '@baize/games/audit-pair'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { failureText, toFailure } from '../api.ts'
import { useTable } from '../table.tsx'
import { followList } from './follow-list.ts'
import { loadPair } from './load-pair.ts'
import { PairFound, type CheckedPair } from './pair-found.tsx'

/**
 * Holds all rounds of a revealed pair against its seeds, its promise against the public list, and both against what this
 * page was shown; and saves them for whoever would rather do it elsewhere.
 */
export function PairCheck({ pair }: { readonly pair: SeedPair }) {
  const t = useText()
  const { table, state } = useTable()
  const [checked, setChecked] = useState<CheckedPair>()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  async function check(): Promise<void> {
    setBusy(true)
    setSaid('')
    try {
      const { pairs, heads } = state.seen
      const written = await loadPair(table.session, pair)
      const list = await followList(written.position, heads)
      const seen = pairs[pair.id]
      const audit = auditPair(written, { ...(list && { list }), ...(seen && { seen }) })
      setChecked({ pair: written, audit, list })
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
      {checked && <PairFound {...checked} />}
    </div>
  )
}
