import {
  agentPaths,
  gameCentrePaths,
  gameListPaths,
  gamePathAliases,
  gamePaths,
  homePaths,
  otherPaths,
} from '@baize/contract/pages'
import { expect, expectNoSidewaysScroll, test } from './journey.ts'
import { isPhone, openMenu } from './site-menu.ts'

const open = otherPaths.filter((path) => path !== '/member' && path !== '/seamless')

test.describe('Visitors can open every address', () => {
  for (const path of [...homePaths, ...gameCentrePaths, ...gameListPaths, ...open]) {
    test(`${path} has its heading, its title and the frame of the site`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeVisible({
        visible: isPhone(page),
      })
      if (path !== '/') await expect(page).toHaveTitle(/^.+ · Baize$/)
      await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
      await expectNoSidewaysScroll(page)
    })
  }

  for (const path of agentPaths) {
    test(`${path} has the frame of the agents`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL('/agent')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agent sign in')
      await expect(page.getByText('Asia/Manila')).toBeVisible()
      await expect(page.getByRole('complementary')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
    })
  }

  for (const path of [...gamePaths, ...Object.keys(gamePathAliases)]) {
    test(`${path} asks for a login and knows the way back`, async ({ page }) => {
      await page.goto(`${path}?gameCode=MB`)
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
      const aliases: Readonly<Record<string, string>> = gamePathAliases
      const url = new URL(page.url())
      expect(url.pathname).toBe('/login')
      expect(url.searchParams.get('next')).toBe(`${aliases[path] ?? path}?gameCode=MB`)
    })
  }

  test('/rng with a vendor, a game and /member ask for a login too', async ({ page }) => {
    for (const path of ['/rng?vassalage=HARLOW', '/seamless?game=12', '/member?m=withdraw']) {
      await page.goto(path)
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
      expect(new URL(page.url()).searchParams.get('next')).toBe(path)
    }
  })

  test('the header, or the menu of a phone, leads to home, events and the app', async ({
    page,
  }) => {
    await page.goto('/help')
    const ways = isPhone(page)
      ? ([
          ['Promotions', '/promotions'],
          ['Home', '/'],
        ] as const)
      : ([
          ['Events', '/promotions'],
          ['App download', '/down'],
          ['Home', '/'],
        ] as const)
    for (const [name, url] of ways) {
      const place = isPhone(page) ? await openMenu(page) : page.getByRole('banner')
      await place.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(url)
    }
  })
})
