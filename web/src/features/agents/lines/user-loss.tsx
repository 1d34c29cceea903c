import { Sigma } from 'lucide-react'
import { Select } from '@baize/ui/forms/select'
import { Switch } from '@baize/ui/forms/switch'
import { useText } from '@baize/texts/use-text'
import { productTexts } from '../../../shared/product-texts.ts'
import { DaysField } from '../../../shared/report/days-field.tsx'
import { products } from '../filter.ts'
import { AccountField } from '../member-filter.tsx'
import { useTeamFilter } from '../use-team-filter.ts'
import { isMoney, lossColumns } from './line-columns.tsx'
import { LinesTable } from './lines-table.tsx'

/** User loss: profit and loss of each line from the players' side, and the way down through the teams. */
export function UserLoss() {
  const t = useText()
  const { filter, change, now, zone } = useTeamFilter()
  const { product, alone } = filter
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <p className="-mt-2 text-text-3">
        {t(alone ? 'agents.userLossAlone' : 'agents.userLossAbout')}
      </p>
      <DaysField
        range={filter.range}
        onRange={(range) => change({ range })}
        now={now}
        zone={zone}
        note={t('agents.daySettles', { zone })}
      />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="w-full md:w-60">
          <Select
            dense
            label={t('reports.product')}
            value={product}
            options={[
              { value: '' as const, label: t('reports.anyProduct') },
              ...products.map((value) => ({ value, label: t(productTexts[value]) })),
            ]}
            onValue={(wanted) =>
              change({
                product: wanted,
                // By what is not there it cannot be sorted.
                ...(wanted !== '' && isMoney(filter.sort) && { sort: 'validBet' as const }),
              })
            }
          />
        </div>
        <AccountField
          key={filter.search}
          label={t('agents.account')}
          hint={t('agents.accountHint')}
        />
        <Switch
          label={t('agents.subLevels')}
          checked={!alone}
          onChecked={(isWhole) => change({ alone: !isWhole })}
          atEnd
        />
      </div>
      <LinesTable
        isNarrowed
        name="user-loss"
        label={t('agents.userLoss')}
        columns={(lines, currency) => lossColumns({ t, lines, currency }, product === '')}
        note={
          <span className="flex items-center gap-1.5">
            <Sigma size={16} aria-hidden="true" />
            {t(product === '' ? 'agents.lossFormula' : 'agents.lossFormulaOfProduct')}
          </span>
        }
      />
    </div>
  )
}
