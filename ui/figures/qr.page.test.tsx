import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Qr } from './qr.tsx'
import { renderUi } from '../testing/render.tsx'

describe('a code to scan', () => {
  it('[U9] is 200 by 200, black on white, inside a margin of 20', () => {
    renderUi(<Qr text="https://baize.example/app" label="Get the app" />)
    const svg = screen.getByRole('img', { name: 'Get the app' })
    expect([svg.getAttribute('width'), svg.getAttribute('viewBox')]).toEqual(['200', '0 0 200 200'])
    expect(svg.querySelector('rect')?.getAttribute('fill')).toBe('#ffffff')
    expect(svg.querySelector('path')?.getAttribute('fill')).toBe('#000000')
    expect(svg.querySelector('path')?.getAttribute('transform')).toMatch(/^translate\(20 20\)/)
  })

  it('has its logo at a fifth of its width, in the middle', () => {
    renderUi(<Qr text="https://baize.example/app" label="Get the app" logo="/logo.svg" />)
    const logo = screen.getByRole('img').querySelector('image')
    expect([logo?.getAttribute('width'), logo?.getAttribute('x')]).toEqual(['32', '84'])
  })

  it('[U9] that would be too long says so and gives the link', () => {
    const long = `https://baize.example/${'x'.repeat(3000)}`
    renderUi(<Qr text={long} label="Get the app" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('alert').textContent).toContain('too long')
    expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe(long)
  })

  it('links only to web addresses', () => {
    renderUi(<Qr text={`javascript:${'x'.repeat(3000)}`} label="Get the app" />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
