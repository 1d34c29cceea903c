import { useText } from '@baize/texts/use-text'
import { Segmented } from '@baize/ui/forms/segmented'

type TypeChoiceProps = { readonly isAgent: boolean; readonly onAgent: (isAgent: boolean) => void }

/** What somebody becomes: a member, or an agent with a team of their own. */
export function TypeChoice({ isAgent, onAgent }: TypeChoiceProps) {
  const t = useText()
  return (
    <div className="grid gap-1.5">
      <span className="text-body-s font-semibold">{t('agents-accounts.accountType')}</span>
      <Segmented
        label={t('agents-accounts.accountType')}
        value={isAgent ? 'agent' : 'member'}
        onValue={(value) => onAgent(value === 'agent')}
        segments={[
          { value: 'member', label: t('agents.typeMember') },
          { value: 'agent', label: t('agents.typeAgent') },
        ]}
      />
      <p className="text-meta text-text-3">{t('agents-accounts.typeNote')}</p>
    </div>
  )
}
