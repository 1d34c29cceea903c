import { useRef } from 'react'
import { calls } from 'virtual:contract'
import { businessDayBounds, isDay } from '@baize/kernel/time'
import { Button } from '@baize/ui/button'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'
import { call, serverNow } from '../../../shared/api.ts'
import { useForm, type Problems } from '../../../shared/form/use-form.ts'
import { useSystem } from '../../../shared/system.ts'
import { askTeamAgain, type Centre } from './api.ts'
import { RateField } from './rate-field.tsx'
import { readRate } from './rate-text.ts'
import { TypeChoice } from './type-choice.tsx'

type Names = 'name' | 'agent' | 'rate' | 'lastDay' | 'mostUses'

const mostUsesOfAll = 100_000

type NewLinkProps = {
  readonly centre: Centre
  readonly onClose: () => void
  readonly onMade: (code: string) => void
}

/** A link with a rate, and with an end where one is wanted: by day, by uses, or by both. */
export function NewLink({ centre, onClose, onMade }: NewLinkProps) {
  const t = useText()
  const { zone } = useSystem().info.brand
  const draft = useRef<Record<Names, string>>({
    name: '',
    agent: '',
    rate: '0',
    lastDay: '',
    mostUses: '',
  })
  /** Through the whole of its last day, by the brand's clocks. */
  const endOf = (day: string) => (isDay(day) ? businessDayBounds(day, zone).end : undefined)
  const form = useForm<Names>({
    draft,
    check: ({ rate, lastDay, mostUses }) => {
      const problems: { -readonly [Name in Names]?: Problems<Names>[Name] } = {}
      const read = readRate(rate)
      if (read === undefined) problems.rate = { key: 'agents-accounts.rateWrong' }
      else if (read > centre.rate) problems.rate = { key: 'errors.rate_too_high' }
      const end = endOf(lastDay)
      if (lastDay !== '' && (end === undefined || end.getTime() <= serverNow())) {
        problems.lastDay = { key: 'agents-accounts.endPast' }
      }
      const uses = Number(mostUses)
      const isCount = Number.isSafeInteger(uses) && uses >= 1 && uses <= mostUsesOfAll
      if (mostUses.trim() !== '' && !isCount)
        problems.mostUses = { key: 'agents-accounts.usesWrong' }
      return problems
    },
    fieldOf: { rate_step: 'rate', rate_too_high: 'rate', ends_in_past: 'lastDay' },
    send: async ({ name, agent, rate, lastDay, mostUses }, signal) => {
      const asked = {
        name: name.trim(),
        makesAgent: agent === 'yes',
        rate: readRate(rate) ?? 0,
        expiresAt: endOf(lastDay)?.toISOString() ?? null,
        mostUses: mostUses.trim() === '' ? null : Number(mostUses),
      }
      const { code } = await call(calls.createInvitation, asked, { signal })
      await askTeamAgain()
      onMade(code)
    },
  })
  return (
    <Dialog open onClose={onClose} size="sm" title={t('agents-accounts.newLink')}>
      <form {...form.frame} className="grid gap-5">
        <FormNote form={form} />
        <FormTextField
          form={form}
          name="name"
          label={t('agents-accounts.linkName')}
          hint={t('agents-accounts.optional')}
          help={t('agents-accounts.linkNameHelp')}
          autoComplete="off"
          maxLength={60}
        />
        <TypeChoice
          isAgent={form.entries.agent === 'yes'}
          onAgent={(isAgent) => form.set('agent', isAgent ? 'yes' : '')}
        />
        <RateField
          name="rate"
          own={centre.rate}
          value={form.entries.rate}
          onValue={(value) => form.set('rate', value)}
          onBlur={() => void form.leave('rate')}
          error={form.errorOf('rate')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormTextField
            form={form}
            name="lastDay"
            type="date"
            label={t('agents-accounts.lastDay')}
            hint={t('agents-accounts.optional')}
          />
          <FormTextField
            form={form}
            name="mostUses"
            inputMode="numeric"
            label={t('agents-accounts.mostUses')}
            hint={t('agents-accounts.optional')}
            autoComplete="off"
            maxLength={6}
          />
        </div>
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('agents-accounts.makeLink')}
        </Button>
      </form>
    </Dialog>
  )
}
