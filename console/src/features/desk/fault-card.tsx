import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { useId, useState } from 'react'
import type { Fault } from '@baize/contract/system/desk'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Note } from '@baize/ui/waiting/note'
import { Select } from '@baize/ui/forms/select'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Switch } from '@baize/ui/forms/switch'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { ActiveFaults, RemoveFaultDialog, strikesText } from './active-faults.tsx'
import { faultPlacesQuery } from './api.ts'
import {
  codesOfCalls,
  gatewayCodes,
  targetNames,
  type FaultPlaces,
  type FaultTarget,
  type ShownCode,
} from './fault-codes.ts'
import { PutFaultDialog, type FaultWish } from './put-fault-dialog.tsx'

type FaultCardProps = {
  readonly faults: readonly Fault[]
  readonly production: boolean
  readonly mayFault: boolean
}

const targets: readonly FaultTarget[] = ['sms', 'email', 'calls', 'vendors']
const slowest = 5000
const scopeTexts = {
  sms: { label: 'system-desk.forWhom', hint: 'system-desk.scopePhone' },
  email: { label: 'system-desk.forWhom', hint: 'system-desk.scopeMail' },
  calls: { label: 'system-desk.whichCalls', hint: 'system-desk.scopePath' },
  vendors: { label: 'system-desk.whichVendor', hint: 'system-desk.scopeVendor' },
} as const

/** Makes sending or calling slow or wrong on purpose, for a while, so that every state can be seen. */
export function FaultCard({ faults, production, mayFault }: FaultCardProps) {
  const t = useText()
  const [target, setTarget] = useState<FaultTarget>('sms')
  const [scope, setScope] = useState('')
  const [latencyMs, setLatencyMs] = useState(0)
  const id = useId()
  const { data: places } = useQuery(faultPlacesQuery)
  const shown = codesAt(t, target, scope.trim(), places)
  const [wish, setWish] = useState<FaultWish>()
  const [removed, setRemoved] = useState<Fault>()
  const here = faults.filter((fault) => fault.target === target && fault.scope === scope.trim())
  const ask = (error: string) => setWish({ target, scope: scope.trim(), latencyMs, error })
  return (
    <Card
      flush
      title={t('system-desk.faultInjector')}
      actions={
        faults.length > 0 && (
          <StatusChip tone="pending" icon={<Zap size={14} aria-hidden="true" />}>
            {t('system-desk.faultsOn', { count: faults.length })}
          </StatusChip>
        )
      }
    >
      <fieldset disabled={!mayFault} className="min-w-0">
        <ActiveFaults faults={faults} onRemove={setRemoved} />
        <div className="grid grid-cols-2 gap-3 px-4 pb-3 md:px-5">
          <Select
            dense
            label={t('system-desk.where')}
            value={target}
            options={targets.map((value) => ({ value, label: t(targetNames[value]) }))}
            onValue={setTarget}
          />
          <TextField
            dense
            label={t(scopeTexts[target].label)}
            placeholder={t('system-desk.everyone')}
            title={t(scopeTexts[target].hint)}
            list={`${id}-${target}`}
            value={scope}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setScope(event.target.value)}
          />
          <datalist id={`${id}-calls`}>
            {places?.calls.map(({ call }) => (
              <option key={call}>{call}</option>
            ))}
          </datalist>
          <datalist id={`${id}-vendors`}>
            {places?.vendors.map((vendor) => (
              <option key={vendor}>{vendor}</option>
            ))}
          </datalist>
          <div className="col-span-2">
            <LatencySlider value={latencyMs} onValue={setLatencyMs} />
          </div>
          <Button
            size="sm"
            className="col-span-2 justify-self-start"
            disabled={latencyMs === 0}
            onClick={() => ask('')}
          >
            {t('system-desk.latencyOnly')}
          </Button>
        </div>
        {shown.length === 0 && (
          <p className="border-t border-line px-4 py-3 text-text-3 md:px-5">
            {t('system-desk.noSuchPlace')}
          </p>
        )}
        {/* Every code of the contract is a long list: it scrolls by itself. */}
        <ul aria-label={t('system-desk.codes')} className="max-h-112 overflow-y-auto">
          {shown.map(({ code, says }) => {
            const fault = here.find(({ error }) => error === code)
            const told = says === '' ? '' : t('system-desk.says', { sentence: says })
            return (
              <li
                key={code}
                className="flex items-center gap-3 border-t border-line px-4 py-2 md:px-5"
              >
                <div aria-hidden="true" className="min-w-0 flex-1">
                  <p className="font-semibold">{code}</p>
                  <p className="text-text-3">{told}</p>
                </div>
                {fault && (
                  <span className="flex-none font-medium text-warn">{strikesText(t, fault)}</span>
                )}
                <Switch
                  hideLabel
                  tone="amber"
                  label={`${code}. ${told}`}
                  checked={fault !== undefined}
                  onChecked={() => (fault ? setRemoved(fault) : ask(code))}
                />
              </li>
            )
          })}
        </ul>
      </fieldset>
      <div className="border-t border-line p-4 md:px-5">
        {production ? (
          <Note tone="info">{t('system-desk.faultsOffInProduction')}</Note>
        ) : (
          <Note tone="pending" title={t('system-desk.faultsEnd')}>
            {t('system-desk.faultsEndText')}
          </Note>
        )}
      </div>
      {wish && <PutFaultDialog wish={wish} onClose={() => setWish(undefined)} />}
      {removed && <RemoveFaultDialog fault={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  )
}

/** What can be put there, with what people read for it. */
function codesAt(
  t: ReturnType<typeof useText>,
  target: FaultTarget,
  scope: string,
  places: FaultPlaces | undefined,
): readonly ShownCode[] {
  if (target === 'sms' || target === 'email') {
    return gatewayCodes[target].map(({ code, says }) => ({ code, says: t(says) }))
  }
  if (places === undefined) return []
  if (target === 'calls') return codesOfCalls(places, scope)
  const isKnown = scope === '' || places.vendors.includes(scope)
  return isKnown ? places.vendorCodes.map((code) => ({ code, says: '' })) : []
}

type LatencySliderProps = { readonly value: number; readonly onValue: (value: number) => void }

/** The browser's own slider: arrows move by 100 ms, Page keys by more, Home and End to the ends. */
function LatencySlider({ value, onValue }: LatencySliderProps) {
  const t = useText()
  const id = useId()
  return (
    <div>
      <div className="flex justify-between font-medium">
        <label htmlFor={id}>{t('system-desk.latency')}</label>
        <output htmlFor={id} className="figures font-semibold">
          {t('system-desk.milliseconds', { value })}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={slowest}
        step={100}
        value={value}
        aria-valuetext={t('system-desk.milliseconds', { value })}
        onChange={(event) => onValue(Number(event.target.value))}
        className="my-2 h-6 w-full accent-brass"
      />
      <div className="figures flex justify-between text-meta text-text-3">
        <span>0</span>
        <span>{t('system-desk.milliseconds', { value: slowest })}</span>
      </div>
    </div>
  )
}
