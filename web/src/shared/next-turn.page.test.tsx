import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { forgetFirstView, NextTurn } from './next-turn.tsx'

/** What is on the page each time that something is put there. */
function drawings(): string[] {
  const seen: string[] = []
  const Seen = ({ name }: { name: string }) => {
    useLayoutEffect(() => void seen.push(`${name}: ${document.body.textContent}`))
    return <p>{name}</p>
  }
  const { unmount } = render(
    <>
      <Seen name="above" />
      <NextTurn>
        <Seen name="below" />
      </NextTurn>
    </>,
  )
  unmount()
  return seen
}

describe('what is drawn a turn later', () => {
  it('[W2] comes after what stands above it on the first view, and with it on every other', () => {
    forgetFirstView()
    expect(drawings()).toEqual(['above: above', 'below: abovebelow'])
    expect(drawings()).toEqual(['above: abovebelow', 'below: abovebelow'])
  })
})
