import type { Lane } from '@baize/contract/catalogue/catalogue'
import { CategorySection } from '../../features/lobby/category-section.tsx'
import { VerifiableShelf } from '../../features/lobby/verifiable-shelf.tsx'
import { DownloadBlock } from '../../features/system/download-block.tsx'

/** The part of home that nobody sees before scrolling; it loads after the first paint. */
export function HomeBelowFold({ lanes }: { lanes: readonly Lane[] }) {
  return (
    <>
      <VerifiableShelf />
      {lanes
        .filter(({ title }) => title !== 'HOT')
        .map((lane) => (
          <CategorySection key={lane.title} lane={lane} />
        ))}
      <DownloadBlock />
    </>
  )
}
