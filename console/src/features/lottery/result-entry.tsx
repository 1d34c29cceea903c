import { PencilLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskIssue, DeskLottery } from '@baize/contract/lottery/lottery-desk'
import { readDraw } from '@baize/games/lottery/draw'
import { shapeOfDrawing } from '@baize/games/lottery/drawing/tables'
import { useText } from '@baize/texts/use-text'
import { Button } from '@baize/ui/button'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { call } from '../../shared/api.ts'
import { DeskKey } from '../../shared/desk-key.tsx'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../shared/forms/use-write.ts'
import { useKeys } from '../../shared/keys.ts'
import { root } from './api.ts'
import { DrawSymbols } from './draw-symbols.tsx'

type ResultEntryProps = { readonly issue: DeskIssue; readonly family: DeskLottery['family'] }

const outcomes = {
  entered: 'lottery-desk.outcomeEntered',
  agreed: 'lottery-desk.outcomeAgreed',
  differs: 'lottery-desk.outcomeDiffers',
} as const

/** Two people type what was drawn, and neither sees what the other did before both have. */
export function ResultEntry({ issue, family }: ResultEntryProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useKeys([{ keys: 'e', label: t('lottery-desk.enter'), run: () => field.current?.focus() }])
  const read = readDraw(shapeOfDrawing(family), typed)
  return (
    <div className="grid gap-3">
      <p className="rounded-card border border-line bg-s2 px-3 py-2 text-meta">
        {issue.entered === null ? (
          t('lottery-desk.entryFirst')
        ) : (
          <>
            {t('lottery-desk.entrySecond', { name: issue.entered.by })}{' '}
            <DeskMoment at={issue.entered.at} className="figures" />
          </>
        )}
      </p>
      <TextField
        ref={field}
        after={<DeskKey>E</DeskKey>}
        label={t('lottery-desk.typeDraw')}
        hint={t('lottery-desk.typeDrawHint')}
        value={typed}
        autoComplete="off"
        inputMode="text"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && read.ok) setAsked(true)
        }}
      />
      {read.ok && <DrawSymbols draw={read.value} most={40} />}
      <Button
        variant="primary"
        icon={<PencilLine size={16} />}
        disabled={!read.ok}
        onClick={() => setAsked(true)}
      >
        {t('lottery-desk.enter')}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t('lottery-desk.enter')}
          text={t(
            issue.entered === null ? 'lottery-desk.enterText' : 'lottery-desk.enterSecondText',
          )}
          action={t('lottery-desk.enter')}
          onConfirm={async (reason) => {
            const asked = { id: issue.id, draw: typed, reason }
            const { outcome } = await write(() => call(calls.enterLotteryResult, asked))
            setTyped('')
            show(t(outcomes[outcome]), outcome === 'differs' ? 'bad' : 'ok')
          }}
          onClose={() => setAsked(false)}
        >
          {read.ok && <DrawSymbols draw={read.value} most={40} />}
        </ReasonDialog>
      )}
    </div>
  )
}
