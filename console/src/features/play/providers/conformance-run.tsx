import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { KitRun, ProtocolVendor } from '@baize/contract/play/provider-desk'
import { Button } from '@baize/ui/button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { kitQuery, usePlayWrite } from '../api.ts'

/** Runs the 24 cases of the protocol with a sandbox, and shows what each came to. */
export function ConformanceRun({ vendor }: { readonly vendor: ProtocolVendor }) {
  const t = useText()
  const write = usePlayWrite()
  const [isAsking, setAsking] = useState(false)
  const report = useQuery(kitQuery(vendor.key)).data
  const run = async (reason: string) => {
    await write(() => call(calls.runConformance, { key: vendor.key, reason }))
  }
  return (
    <section className="grid gap-3">
      <h3 className="text-h5">{t('play-desk.kit')}</h3>
      <p className="text-meta text-text-3">{t('play-desk.kitText')}</p>
      <div>
        <Button
          size="sm"
          busy={report?.running === true}
          busyLabel={t('play-desk.kitRunning')}
          onClick={() => setAsking(true)}
        >
          {t('play-desk.runKit')}
        </Button>
      </div>
      {report && report.items.length > 0 && <ReportList report={report} />}
      {isAsking && (
        <ReasonDialog
          title={t('play-desk.runKit')}
          text={t('play-desk.kitText')}
          action={t('play-desk.runKit')}
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

function ReportList({ report }: { readonly report: KitRun }) {
  const t = useText()
  const { items, passed } = report
  return (
    <div className="grid gap-2" role="status">
      <p className="font-semibold">
        {t('play-desk.kitPassed', { passed: String(passed), all: String(items.length) })}
      </p>
      <ol className="grid gap-1.5">
        {items.map((item) => (
          <li
            key={`${item.case} ${item.mode}`}
            className="grid gap-0.5 border-t border-line pt-1.5"
          >
            <span className="flex items-start gap-2">
              <StatusChip tone={item.passed ? 'ok' : 'bad'}>{item.case}</StatusChip>
              <span className="min-w-0 flex-1">{item.title}</span>
              <span className="text-meta whitespace-nowrap text-text-3 tabular-nums">
                {t(item.mode === 'plain' ? 'play-desk.alone' : 'play-desk.crowd')}{' '}
                {Math.round(item.tookMs)} ms
              </span>
            </span>
            {item.problem !== '' && <span className="text-meta text-neg">{item.problem}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
