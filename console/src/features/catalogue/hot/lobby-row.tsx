import { Wrench } from 'lucide-react'
import type { DeskGame } from '@baize/contract/catalogue/catalogue-desk'
import { Ball } from '@baize/ui/figures/ball'
import { Card } from '@baize/ui/card'
import { cx } from '@baize/ui/look/cx.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { GameArt } from '../game-art.tsx'
import { standingOf } from '../standing.ts'
import { gameLabelNames } from '../words.ts'

/** The row as the lobby will show it: without what is switched off, and with what is closed marked so. */
export function LobbyRow({ games }: { readonly games: readonly DeskGame[] }) {
  const t = useText()
  const shown = games.filter(({ enabled }) => enabled)
  const hidden = games.length - shown.length
  return (
    <Card title={t('catalogue-desk.preview')} sub={t('catalogue-desk.previewSub')}>
      <figure aria-label={t('catalogue-desk.preview')} className="grid min-w-0 gap-3">
        <div className="flex items-center gap-2">
          <Ball category="HOT" />
          <span className="font-display text-h4">{t(gameLabelNames.HOT)}</span>
        </div>
        {shown.length === 0 ? (
          <p className="text-text-3">{t('catalogue-desk.previewEmpty')}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keys
          <ul tabIndex={0} className="flex gap-3 overflow-x-auto pb-2">
            {shown.map((game) => (
              <Tile key={game.nodeId} game={game} />
            ))}
          </ul>
        )}
        {hidden > 0 && (
          <figcaption className="text-meta text-text-3">
            {t('catalogue-desk.previewHidden', { count: hidden })}
          </figcaption>
        )}
      </figure>
    </Card>
  )
}

function Tile({ game }: { readonly game: DeskGame }) {
  const t = useText()
  const language = useLanguage()
  const isClosed = standingOf(game) === 'maintenance'
  return (
    <li className="w-24 flex-none">
      <span className="relative grid h-32 place-items-center overflow-clip rounded-tile bg-s3">
        <GameArt game={game} className={cx('w-full', isClosed && 'opacity-40 saturate-[.3]')} />
        {isClosed && (
          <span className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-1 bg-ink py-1 text-caption text-[#f5f0e1]">
            <Wrench size={12} aria-hidden="true" />
            {t('catalogue-desk.stateMaintenance')}
          </span>
        )}
      </span>
      <span className="mt-1.5 block truncate text-meta font-semibold">
        {game.names[language] ?? game.names.EN}
      </span>
      <span className="block truncate text-caption text-text-3">{game.vendorName}</span>
    </li>
  )
}
