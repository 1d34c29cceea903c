import { Ball } from '@baize/ui/figures/ball'
import { Tabs } from '@baize/ui/navigation/tabs'
import { useText } from '@baize/texts/use-text'
import { gameCategoryNames } from '../../../shared/words/game-category-names.ts'
import { shownCategories, type Category } from '../words.ts'

export const categoryPanel = 'games-of'

type CategoryTabsProps = {
  readonly category: Category | undefined
  readonly onCategory: (category: Category | undefined) => void
}

export function CategoryTabs({ category, onCategory }: CategoryTabsProps) {
  const t = useText()
  const tabs = shownCategories.map((name) => ({
    id: name,
    label: (
      <>
        <Ball category={name} size={14} />
        {t(gameCategoryNames[name])}
      </>
    ),
  }))
  return (
    <Tabs
      name={categoryPanel}
      label={t('catalogue-desk.category')}
      tabs={[{ id: 'ALL' as const, label: t('catalogue-desk.all') }, ...tabs]}
      selected={category ?? 'ALL'}
      onSelect={(id) => onCategory(id === 'ALL' ? undefined : id)}
    />
  )
}

/** A category as the lobby marks it. */
export function CategoryName({ category }: { readonly category: Category }) {
  const t = useText()
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Ball category={category} size={14} />
      {t(gameCategoryNames[category])}
    </span>
  )
}
