import type { TitleLook } from './title-look.ts'

/** The emblem of a title on a disc of its ground. */
export function TitleDisc({ look, className }: { look: TitleLook; className: string }) {
  return (
    <svg viewBox="-96 -96 192 192" aria-hidden="true" className={className}>
      <circle r="92" fill={look.ground} stroke={look.accent} strokeWidth="4" />
      {/* oxlint-disable-next-line react/no-danger -- drawn by our own generator */}
      <g dangerouslySetInnerHTML={{ __html: look.drawn }} />
    </svg>
  )
}
