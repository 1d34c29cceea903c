import type { ReactNode } from 'react'
import { cx } from '../look/cx.ts'

/*
 * The drawings of places with nothing in them: lines in the muted text colour, one detail in brass. All decorative;
 * the words below each say what it means.
 */

type PictureProps = { width?: number; height?: number; className?: string; children: ReactNode }

function Picture({ width = 132, height = 168, className, children }: PictureProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx('max-w-full text-text-3', className)}
    >
      {children}
    </svg>
  )
}

const brass = 'text-brass'
const Lift = ({ d }: { d: string }) => <path d={d} fill="var(--s2)" />

/** The outline of a card that is not there. */
function CardOutline() {
  return (
    <rect x="6" y="4" width="120" height="160" rx="10" strokeDasharray="3 8" fill="var(--s1)" />
  )
}

export function FavouritesPicture() {
  return (
    <Picture>
      <CardOutline />
      <path
        className={brass}
        stroke="currentColor"
        d="M66 112C40 94 36 78 40 68c4-10 19-12 26 1 7-13 22-11 26-1 4 10 0 26-26 44Z"
      />
      <path d="M20 22h10M25 17v10M102 146h10M107 141v10" opacity=".6" />
    </Picture>
  )
}

/** A card that lies face down. */
export function RecentPicture() {
  return (
    <Picture>
      <g transform="rotate(-7 66 84)">
        <Lift d="M24 14h84q8 0 8 8v124q0 8-8 8H24q-8 0-8-8V22q0-8 8-8Z" />
        <path
          d="M32 28h68v112H32ZM32 56l34-28 34 28M32 84l34-28 34 28M32 112l34-28 34 28M32 140l34-28 34 28"
          opacity=".6"
        />
        <path className={brass} stroke="currentColor" d="m66 74 8 10-8 10-8-10Z" fill="var(--s2)" />
      </g>
    </Picture>
  )
}

export function SearchPicture() {
  return (
    <Picture>
      <CardOutline />
      <path d="M28 30h76v108H28Z" opacity=".45" />
      <path d="m28 66 38-36 38 36M28 102l38-36 38 36M28 138l38-36 38 36" opacity=".45" />
      <circle cx="62" cy="76" r="27" fill="var(--s2)" />
      <path d="M52 70q3-9 13-10" opacity=".7" />
      <path className={brass} stroke="currentColor" strokeWidth="5" d="m82 96 24 26" />
    </Picture>
  )
}

/** A ticket with nothing printed on it. */
export function RecordsPicture() {
  return (
    <Picture>
      <Lift d="M24 12c4 6 10 6 14 0 4 6 10 6 14 0 4 6 10 6 14 0 4 6 10 6 14 0 4 6 10 6 14 0 4 6 10 6 14 0v144c-4-6-10-6-14 0-4-6-10-6-14 0-4-6-10-6-14 0-4-6-10-6-14 0-4-6-10-6-14 0-4-6-10-6-14 0Z" />
      <path d="M42 52h48M42 72h30M42 92h40" opacity=".5" strokeDasharray="1 8" />
      <path d="M26 118h80" strokeDasharray="6 7" />
      <path className={brass} stroke="currentColor" d="M42 134h26" />
    </Picture>
  )
}

export function MessagesPicture() {
  return (
    <Picture width={168} height={132}>
      <Lift d="M22 24h124q8 0 8 8v76q0 8-8 8H22q-8 0-8-8V32q0-8 8-8Z" />
      <path d="m18 28 58 48q8 6 16 0l58-48" />
      <path d="m18 112 42-38M150 112l-42-38" opacity=".5" />
      <circle className={brass} stroke="currentColor" cx="84" cy="80" r="13" fill="var(--s2)" />
      <path className={brass} stroke="currentColor" d="M84 74v12M78 80h12" strokeWidth="2" />
    </Picture>
  )
}

/** A leaf of a calendar. */
export function PromotionsPicture() {
  return (
    <Picture>
      <Lift d="M18 26h96q8 0 8 8v112q0 8-8 8H18q-8 0-8-8V34q0-8 8-8Z" />
      <path d="M10 58h112M40 14v24M92 14v24" />
      <path
        d="M32 78h8M62 78h8M92 78h8M32 104h8M92 104h8M32 130h8M62 130h8M92 130h8"
        opacity=".55"
      />
      <path
        className={brass}
        stroke="currentColor"
        d="m66 91 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z"
      />
    </Picture>
  )
}

/** The tray of a cash desk, empty. */
export function WithdrawalsPicture() {
  return (
    <Picture width={180} height={132}>
      <path d="M14 22h152M30 22v34M150 22v34M60 22v30M90 22v30M120 22v30" opacity=".5" />
      <Lift d="M20 64h140l10 44q2 10-8 10H18q-10 0-8-10Z" />
      <path d="M38 76h104l6 26H32Z" />
      <ellipse className={brass} stroke="currentColor" cx="90" cy="90" rx="14" ry="6" />
    </Picture>
  )
}

/** A cord cut through. */
export function OfflinePicture() {
  return (
    <Picture width={200} height={120}>
      <path d="M6 88C30 88 26 44 52 44c10 0 16 6 22 12" />
      <Lift d="m70 48 16-12 16 22-16 12q-8 4-14-4l-4-6q-5-7 2-12Z" />
      <path d="m94 46 10-8M102 57l10-8" />
      <path d="M194 88c-26 0-22-36-44-36-8 0-14 4-20 8" strokeDasharray="1 0" />
      <Lift d="m134 52-14 10 14 20 14-10q8-6 2-14l-4-6q-6-6-12 0Z" />
      <path
        className={brass}
        stroke="currentColor"
        d="M112 16v10M128 18l-6 10M96 20l6 8"
        strokeWidth="3"
      />
    </Picture>
  )
}

/** A table with its cover on, below an unlit lamp. */
export function MaintenancePicture() {
  return (
    <Picture width={280} height={180}>
      <path d="M140 0v28" />
      <path d="M108 56q4-28 32-28t32 28Z" fill="var(--s3)" />
      <path d="m100 64-44 40M180 64l44 40" strokeDasharray="2 8" opacity=".7" />
      <Lift d="M36 104c34-12 174-12 208 0l12 46c-10 8-18-4-28 2s-20 8-30 0-20-6-30 1-20 7-30-1-20-6-30 1-20 7-30-1-20-6-30 1-18 3-24-3Z" />
      <path
        d="M70 100c-4 18-8 32-10 48M120 97c-2 19-2 35-1 53M172 97c2 19 4 33 6 52M216 101c4 17 8 33 10 49"
        opacity=".6"
      />
      <path d="M64 156v20M216 156v20" />
      <path className={brass} stroke="currentColor" d="M128 56a12 8 0 0 0 24 0" />
    </Picture>
  )
}

/** A closed door, and its key on a hook beside it. */
export function BlockedPicture() {
  return (
    <Picture width={220} height={190}>
      <path d="M14 180h192" />
      <Lift d="M58 180V26q0-14 14-14h62q14 0 14 14v154" />
      <path d="M50 180V24Q50 4 70 4h66q20 0 20 20v156" />
      <path
        d="M72 34h26v50H72ZM108 34h26v50h-26ZM72 102h26v58H72ZM108 102h26v58h-26Z"
        opacity=".55"
      />
      <path d="M143 88v14" strokeWidth="4" />
      <circle cx="143" cy="116" r="2.5" />
      <path d="M186 58h10M186 58v8" />
      <g className={brass} stroke="currentColor">
        <circle cx="186" cy="78" r="9" />
        <path d="M186 87v36M186 111h9M186 121h7" />
      </g>
    </Picture>
  )
}

/** One chair at a table made for several. */
export function TeamPicture() {
  return (
    <Picture width={200} height={150}>
      <Lift d="M24 58c0-16 34-28 76-28s76 12 76 28-34 28-76 28-76-12-76-28Z" />
      <path d="M24 58v10c0 16 34 28 76 28s76-12 76-28V58" />
      <path d="M64 92v44M136 92v44" opacity=".6" />
      <g className={brass} stroke="currentColor">
        <path d="M84 88q0-8 16-8t16 8v20H84Z" fill="var(--s2)" />
        <path d="M80 112h40l3 10H77ZM80 122v20M120 122v20" fill="var(--s2)" />
      </g>
    </Picture>
  )
}

/** A card with nothing on it, for whatever has no drawing of its own. */
export function BlankPicture() {
  return (
    <Picture>
      <CardOutline />
      <path className={brass} stroke="currentColor" d="m66 68 12 16-12 16-12-16Z" />
    </Picture>
  )
}
