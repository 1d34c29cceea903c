import { Contrast, Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { useKeys } from '../../../shared/keys.ts'

type PictureViewProps = {
  /** A data address. */
  readonly src: string
  readonly label: string
  readonly fileName: string
  readonly className?: string
}

const zooms = [1, 1.5, 2, 3, 4] as const

/** A picture of a payment that can be looked at closely: larger, turned, with more contrast, and taken along. */
export function PictureView({ src, label, fileName, className }: PictureViewProps) {
  const t = useText()
  const [at, setAt] = useState(0)
  const [turns, setTurns] = useState(0)
  const [isStrong, setStrong] = useState(false)
  const zoom = zooms[at] ?? 1
  const nearer = () => setAt((at + 1) % zooms.length)
  const turn = () => setTurns((turns + 1) % 4)
  useKeys([
    { keys: 'z', label: t('cashier-desk.zoomIn'), run: nearer },
    { keys: 't', label: t('cashier-desk.turn'), run: turn },
  ])
  return (
    <figure aria-label={label} className={cx('flex min-h-0 flex-col bg-s3', className)}>
      <div
        // A picture that is larger than its window is scrolled, by hand and by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the focus
        tabIndex={0}
        role="region"
        aria-label={label}
        className="grid min-h-64 flex-1 place-items-center overflow-auto p-4 focus-visible:-outline-offset-2"
      >
        <img
          src={src}
          alt={label}
          style={{ width: `${zoom * 100}%`, rotate: `${turns * 90}deg` }}
          className={cx(
            'max-w-none rounded-chip object-contain',
            zoom === 1 && 'max-h-[28rem]',
            isStrong && 'contrast-200',
          )}
        />
      </div>
      <figcaption className="flex flex-wrap items-center justify-center gap-2 p-3">
        <IconButton
          variant="outline"
          label={t('cashier-desk.zoomOut')}
          icon={<ZoomOut size={18} />}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <IconButton
          variant="outline"
          label={t('cashier-desk.zoomIn')}
          icon={<ZoomIn size={18} />}
          onClick={nearer}
        />
        <IconButton
          variant="outline"
          label={t('cashier-desk.turn')}
          icon={<RotateCw size={18} />}
          onClick={turn}
        />
        <IconButton
          variant="outline"
          label={t('cashier-desk.contrast')}
          icon={<Contrast size={18} />}
          aria-pressed={isStrong}
          className={isStrong ? 'border-brass! text-brass!' : ''}
          onClick={() => setStrong(!isStrong)}
        />
        <a
          href={src}
          download={fileName}
          aria-label={t('cashier-desk.download')}
          title={t('cashier-desk.download')}
          className="inline-flex size-10 flex-none items-center justify-center rounded-ctl border border-line bg-s1 text-text-2 transition-colors hover:bg-s3 hover:text-text pointer-coarse:size-11"
        >
          <Download size={18} aria-hidden="true" />
        </a>
        <span className="figures text-meta text-text-3">{`${zoom * 100} %`}</span>
      </figcaption>
    </figure>
  )
}
