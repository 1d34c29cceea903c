import type { Branch } from '@baize/contract/agents/tree-desk'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useOperator } from '../../../shared/operator.ts'
import { agentMovers } from '../roles.ts'
import { kindTexts, useRateText } from '../words.ts'
import type { BranchAct } from './branch-act.ts'

type BranchCardProps = {
  readonly branch: Branch
  readonly onAct: (act: BranchAct) => void
}

/** Whose lines are shown. */
export function BranchCard({ branch, onAct }: BranchCardProps) {
  const t = useText()
  const rateText = useRateText()
  const countText = useCountText()
  const { can } = useOperator()
  const { account, contracts } = branch
  return (
    <Card
      title={<span className="break-all">{account}</span>}
      footer={
        can(...agentMovers) && (
          <>
            <Button size="sm" onClick={() => onAct({ does: 'rate', branch })}>
              {t('agents-desk.setRate')}
            </Button>
            <Button
              size="sm"
              disabled={branch.move !== null}
              onClick={() => onAct({ does: 'move', branch })}
            >
              {t('agents-desk.move')}
            </Button>
          </>
        )
      }
    >
      <KeyValues
        ruled
        items={[
          { id: 'rate', label: t('agents-desk.rate'), value: rateText(branch.rate) },
          { id: 'direct', label: t('agents-desk.direct'), value: countText(branch.direct) },
          { id: 'team', label: t('agents-desk.team'), value: countText(branch.teamSize) },
          {
            id: 'depth',
            label: t('agents-desk.above'),
            value: t('agents-desk.levels', { count: branch.depth }),
          },
          {
            id: 'contracts',
            label: t('agents-desk.contracts'),
            value:
              contracts.length === 0
                ? t('agents-desk.none')
                : contracts.map((kind) => t(kindTexts[kind])).join(', '),
          },
          {
            id: 'joined',
            label: t('agents-desk.joined'),
            value: <DeskMoment at={branch.joinedAt} />,
          },
        ]}
      />
      <p className="mt-3 flex flex-wrap gap-4">
        <Link
          to={{ path: '/member', search: { id: branch.id } }}
          className="text-link underline underline-offset-4"
        >
          {t('agents-desk.toMember')}
        </Link>
        <Link
          to={{ path: '/agent-contracts', search: { downline: account } }}
          className="text-link underline underline-offset-4"
        >
          {t('agents-desk.toContracts')}
        </Link>
        <Link
          to={{ path: '/agent-links', search: { agent: account } }}
          className="text-link underline underline-offset-4"
        >
          {t('agents-links.toLinks')}
        </Link>
      </p>
    </Card>
  )
}
