import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { ProtocolVendor, VendorPolicy } from '@baize/contract/play/provider-desk'
import { Button } from '@baize/ui/button'
import { HeldNumberField } from '@baize/ui/forms/held-number-field'
import { HeldNumbers, useHeldNumbers } from '@baize/ui/forms/held-numbers'
import { Select } from '@baize/ui/forms/select'
import { Switch } from '@baize/ui/forms/switch'
import { TextArea } from '@baize/ui/forms/text-area'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { usePlayWrite } from '../api.ts'
import { readLines, readWords } from './read-lists.ts'
import {
  answerNames,
  choiceNames,
  choices,
  mostOf,
  numberNames,
  type RuleChoice,
} from './rule-words.ts'

type ProviderRulesProps = { readonly vendor: ProtocolVendor; readonly mayWrite: boolean }

/** The rules of a provider, as people set them. */
export function ProviderRules(props: ProviderRulesProps) {
  return (
    <HeldNumbers>
      <RulesForm {...props} />
    </HeldNumbers>
  )
}

function RulesForm({ vendor, mayWrite }: ProviderRulesProps) {
  const t = useText()
  const show = useToast()
  const write = usePlayWrite()
  const { refused } = useHeldNumbers()
  const [isAsking, setAsking] = useState(false)
  const [policy, setPolicy] = useState<VendorPolicy>(vendor.policy)
  const [serves, setServes] = useState(vendor.serves.join(', '))
  const [addresses, setAddresses] = useState(vendor.addresses.join('\n'))
  const [enabled, setEnabled] = useState(vendor.enabled)
  const set = (part: Partial<VendorPolicy>) => setPolicy({ ...policy, ...part })
  const wanted = {
    policy,
    enabled,
    serves: readWords(serves),
    addresses: readLines(addresses),
  }
  const isSame =
    JSON.stringify(wanted) ===
    JSON.stringify({
      policy: vendor.policy,
      enabled: vendor.enabled,
      serves: vendor.serves,
      addresses: vendor.addresses,
    })
  const save = async (reason: string) => {
    const { approvalId } = await write(() =>
      call(calls.changeProtocolVendor, { key: vendor.key, ...wanted, reason }),
    )
    const saved = t('play-desk.saved', { name: vendor.name })
    show(approvalId === null ? saved : t('system-desk.asked'), 'ok')
  }
  const number = (name: keyof typeof numberNames) => (
    <HeldNumberField
      dense
      label={t(numberNames[name])}
      disabled={!mayWrite}
      value={policy[name]}
      problemOf={(value) =>
        value < 1 || value > mostOf[name]
          ? t('system-desk.bounds', { min: 1, max: mostOf[name] })
          : undefined
      }
      onNumber={(value) => set({ [name]: value })}
    />
  )
  const choose = (name: RuleChoice) => (
    <Select
      dense
      label={t(choiceNames[name])}
      disabled={!mayWrite}
      value={policy[name]}
      onValue={(value) => set({ [name]: value })}
      options={choices[name].map((value) => ({
        value,
        label: t(answerNames[value]),
      }))}
    />
  )
  return (
    <section className="grid gap-3">
      <h3 className="text-h5">{t('play-desk.rules')}</h3>
      <Switch
        label={t('play-desk.enabled')}
        checked={enabled}
        disabled={!mayWrite}
        onChecked={setEnabled}
        atEnd
      />
      <TextField
        dense
        label={t('play-desk.serves')}
        help={t('play-desk.servesHelp')}
        disabled={!mayWrite}
        value={serves}
        onChange={(event) => setServes(event.target.value)}
      />
      <TextArea
        label={t('play-desk.addresses')}
        help={t('play-desk.addressesHelp')}
        rows={2}
        disabled={!mayWrite}
        value={addresses}
        onChange={(event) => setAddresses(event.target.value)}
      />
      {choose('walletMode')}
      {choose('settledRollback')}
      {choose('staleRounds')}
      {number('openRoundMinutes')}
      {number('idleMinutes')}
      {number('callsASecond')}
      <Switch
        label={t('play-desk.zeroBetWins')}
        checked={policy.zeroBetWins}
        disabled={!mayWrite}
        onChecked={(zeroBetWins) => set({ zeroBetWins })}
        atEnd
      />
      <TextField
        dense
        label={t('play-desk.launchUrl')}
        maxLength={500}
        disabled={!mayWrite}
        value={policy.launchUrl}
        onChange={(event) => set({ launchUrl: event.target.value })}
      />
      {mayWrite && (
        <div>
          <Button
            variant="primary"
            disabled={isSame || refused > 0}
            onClick={() => setAsking(true)}
          >
            {t('ops.save')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('play-desk.saveTitle', { name: vendor.name })}
          text={t('play-desk.saveText')}
          action={t('ops.save')}
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
