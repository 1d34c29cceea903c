import { test, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { keepPopupsAway } from './journey.ts'
import { signIn } from './operators.ts'

const into = (name: string) =>
  fileURLToPath(new URL(`../docs/pictures/${name}.png`, import.meta.url))

/** The pictures of the README, taken of the real product: `npm run pictures`. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: into(name), animations: 'disabled' })
}

test('the site', async ({ browser }) => {
  const desk = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
  })
  await keepPopupsAway(desk)
  await desk.goto('/')
  await take(desk, 'home-dark')
  const phone = await browser.newPage({
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    hasTouch: true,
    isMobile: true,
  })
  await keepPopupsAway(phone)
  await phone.goto('/')
  await take(phone, 'home-phone-light')
})

/** Four games of each of twelve vendors, as the server draws them. */
const sheet = { vendors: 12, ofEach: 4, columns: 8 }

test('the tiles', async ({ browser }) => {
  const desk = await browser.newPage({ viewport: { width: 1280, height: 1256 } })
  await keepPopupsAway(desk)
  await desk.goto('/rng')
  await desk.evaluate(layTiles, sheet)
  await take(desk, 'tiles')
})

async function layTiles({ vendors, ofEach, columns }: typeof sheet): Promise<void> {
  const ask = async (call: string) => {
    const answer = await fetch(`/wps/relay/${call}`)
    return ((await answer.json()) as { value: never }).value
  }
  type Lanes = { data: { lanes: { title: string; cards: { vassalage: string }[] }[] } }
  type Games = { games: { iconUrl: string }[] }
  const { data }: Lanes = await ask('GCSGAME_newGameVendor')
  const cards = data.lanes.find(({ title }) => title === 'RNG')?.cards.slice(0, vendors) ?? []
  const lists: Games[] = await Promise.all(
    cards.map(({ vassalage }) =>
      ask(`GCSGAME_gameList?gameType=RNG&vassalage=${vassalage}&pageNo=5&pageSize=${ofEach}`),
    ),
  )
  const pictures = lists
    .flatMap(({ games }) => games)
    .map(({ iconUrl }) => {
      const picture = new Image()
      picture.src = iconUrl
      picture.style.cssText = 'width:100%;border-radius:6.7% / 5%'
      return picture
    })
  const grid = document.createElement('main')
  grid.style.cssText = `display:grid;grid-template-columns:repeat(${columns},1fr);gap:12px;padding:16px`
  grid.append(...pictures)
  document.body.replaceChildren(grid)
  await Promise.all(pictures.map((picture) => picture.decode()))
}

test('the console', async ({ browser }) => {
  const desk = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
  })
  await signIn(desk, 'admin')
  await desk.goto('/ops/whitelabel')
  await take(desk, 'console-whitelabel')
  await desk.goto('/ops/audit')
  await take(desk, 'console-audit')
})
