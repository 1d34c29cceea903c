import { Profiler } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { go, hrefOf, readAddress, setAddressBase, targetOf, useAddress } from './address.ts'
import { Link } from './link.tsx'

function Where() {
  const { path, search, hash } = useAddress()
  return <p>{`${path} ${JSON.stringify(search)} ${hash}`}</p>
}

beforeEach(() => {
  act(() => go({ path: '/' }))
})

describe('the address', () => {
  it('turns the page without a reload and tells who looks', async () => {
    render(
      <>
        <Where />
        <Link to={{ path: '/rng', search: { vendor: 'HL', page: 2 } }}>slots</Link>
      </>,
    )
    await userEvent.click(screen.getByText('slots'))
    expect(screen.getByText('/rng {"vendor":"HL","page":"2"}')).toBeTruthy()
    expect(screen.getByText('slots').getAttribute('aria-current')).toBe('page')
  })

  it('draws only those links again that change with it', () => {
    let drawn = 0
    const count = () => (drawn += 1)
    render(
      ['/a', '/b', '/c'].map((to) => (
        <Profiler key={to} id={to} onRender={count}>
          <Link to={to}>{to}</Link>
        </Profiler>
      )),
    )
    drawn = 0
    act(() => go({ path: '/b' }))
    expect(screen.getByText('/b').getAttribute('aria-current')).toBe('page')
    expect(drawn).toBe(1)
  })

  it('ignores going where one already is', () => {
    act(() => go({ path: '/hot' }))
    const length = history.length
    act(() => go({ path: '/hot' }))
    expect(history.length).toBe(length)
  })

  it('leaves a click with a modifier to the browser', async () => {
    render(<Link to="/live">live</Link>)
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(screen.getByText('live'))
    expect(readAddress().path).toBe('/')
  })

  it('writes and reads hash and query, and refuses another site', () => {
    expect(hrefOf({ path: '/help', hash: 'term' })).toBe('/help#term')
    expect(targetOf('/vnLottery?gameCode=A%26B')).toEqual({
      path: '/vnLottery',
      search: { gameCode: 'A&B' },
      hash: '',
    })
    expect(targetOf('https://elsewhere.example/login')).toBeUndefined()
    expect(targetOf('//elsewhere.example/')).toBeUndefined()
  })

  it('of an app below a folder is told without the folder, and written with it', () => {
    setAddressBase('/ops')
    expect(targetOf('/ops/audit?text=brand')).toEqual({
      path: '/audit',
      search: { text: 'brand' },
      hash: '',
    })
    expect(targetOf('/ops')?.path).toBe('/')
    expect(targetOf('/opsxyz')?.path).toBe('/opsxyz')
    expect(hrefOf({ path: '/' })).toBe('/ops/')
    expect(hrefOf({ path: '/audit', search: { text: 'brand' } })).toBe('/ops/audit?text=brand')
    setAddressBase('')
  })
})
