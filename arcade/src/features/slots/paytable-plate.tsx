import { useEffect, useRef, type ReactNode } from 'react'
import type { Family } from '@baize/ui/art/families/family'
import { density } from '@baize/ui/art/stage/brush'
import { fitSize, letters } from '@baize/ui/art/stage/lettering'
import { paytableInks } from './paytable-dress.ts'
import './paytable-plate.css'

type Props = { readonly family: Family; readonly title: string; readonly children: ReactNode }

/** What is read of a title stands in the dress of its place, under its name. */
export function PaytablePlate({ family, title, children }: Props) {
  return (
    <div className="paytable" style={paytableInks(family)}>
      <NamePlate family={family} title={title} />
      {children}
    </div>
  )
}

const size = { width: 560, height: 96 }
const edge = 8

function NamePlate({ family, title }: Omit<Props, 'children'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const { width, height } = size
    const pixels = density()
    element.width = width * pixels
    element.height = height * pixels
    context.scale(pixels, pixels)
    context.save()
    family.cabinet.plate(context, edge, edge, width - 2 * edge, height - 2 * edge, 'banner')
    context.restore()
    const letterSize = fitSize(context, title, 34, width * 0.74, family.wordStyle)
    letters(context, title, width / 2, height / 2, letterSize, family.wordStyle)
  }, [family, title])
  return <canvas ref={canvas} aria-hidden="true" className="paytable-name" />
}
