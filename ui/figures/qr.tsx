import { useMemo } from 'react'
import { drawQr, qrDefaults, type QrCode } from './qr-code.ts'
import { useUiTexts } from '../texts.tsx'

export type QrProps = {
  /** What a phone reads; usually an address. */
  text: string
  /** What the code is for, for those who cannot scan it. */
  label: string
  size?: number
  /** A small picture in the middle. */
  logo?: string
}

/** A code to scan, black on white in both themes. An address too long for one is said so and given as a link. */
export function Qr({ text, label, size = qrDefaults.size, logo }: QrProps) {
  const drawn = useMemo(() => drawQr(text), [text])
  return drawn.ok ? (
    <Code code={drawn.value} label={label} size={size} logo={logo} />
  ) : (
    <TooLong text={text} />
  )
}

type CodeProps = { code: QrCode; label: string; size: number; logo: string | undefined }

function Code({ code, label, size, logo }: CodeProps) {
  const { margin, dark, light, logoScale } = qrDefaults
  const inner = qrDefaults.size - 2 * margin
  const side = inner * logoScale
  const at = (qrDefaults.size - side) / 2
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${qrDefaults.size} ${qrDefaults.size}`}
      className="rounded-ctl"
    >
      <rect width="100%" height="100%" fill={light} />
      <path
        d={code.path}
        fill={dark}
        shapeRendering="crispEdges"
        transform={`translate(${margin} ${margin}) scale(${inner / code.modules})`}
      />
      {logo && (
        <>
          <rect x={at - 3} y={at - 3} width={side + 6} height={side + 6} rx="4" fill={light} />
          <image href={logo} x={at} y={at} width={side} height={side} />
        </>
      )}
    </svg>
  )
}

function TooLong({ text }: { text: string }) {
  const texts = useUiTexts()
  return (
    <div role="alert" className="max-w-64 rounded-ctl border border-line p-4 text-body-s">
      <p className="mb-2">{texts.qrTooLong}</p>
      {/^https?:/i.test(text) && (
        <a href={text} className="font-medium text-link underline">
          {texts.qrOpenLink}
        </a>
      )}
    </div>
  )
}
