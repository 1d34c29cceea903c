import { describe, expect, test } from 'vitest'
import { getChromium, type Machine } from './chromium.ts'

/** A pretended machine: the programs that it has, and what running a command adds to them. */
function pretend(options: {
  programs?: string[]
  broken?: string[]
  installs?: Record<string, string>
  env?: Record<string, string>
  platform?: NodeJS.Platform
  isRoot?: boolean
}) {
  const programs = new Set(options.programs)
  const ran: string[] = []
  const said: string[] = []
  const machine: Machine = {
    env: { PATH: '/usr/bin:/opt/bin', ...options.env },
    platform: options.platform ?? 'linux',
    home: '/people/ann',
    isRoot: options.isRoot ?? false,
    isProgram: (path) => programs.has(path),
    run: (command, args) => {
      if (args[0] === '--version') {
        if (options.broken?.includes(command) === true) throw new Error('does not start')
        return
      }
      const line = [command, ...args].join(' ')
      ran.push(line)
      if (line === 'apt-get update') return
      const added = options.installs?.[command]
      if (added === undefined) throw new Error('no network')
      programs.add(added)
    },
    playwrightPath: () => Promise.resolve('/cache/chrome'),
    say: (line) => said.push(line),
  }
  return { machine, ran, said }
}

const aptInstall = 'apt-get install -y --no-install-recommends chromium'
const download = 'npx --no-install playwright install chromium'

describe('finding Chromium', () => {
  test('the named one wins', async () => {
    const { machine } = pretend({
      programs: ['/a/chrome', '/usr/bin/chromium'],
      env: { CHROMIUM_PATH: '/a/chrome' },
    })
    expect(await getChromium(machine)).toBe('/a/chrome')
  })

  test('a named one that does not start is refused in one sentence, though another is there', async () => {
    const { machine } = pretend({
      programs: ['/usr/bin/chromium'],
      env: { CHROMIUM_PATH: '/a/chrome' },
    })
    await expect(getChromium(machine)).rejects.toThrow(
      'CHROMIUM_PATH names /a/chrome, which does not start; correct it or unset it.',
    )
  })

  test.each([
    ['linux', '/opt/bin/chromium'],
    ['linux', '/usr/bin/google-chrome'],
    ['linux', '/cache/chrome'],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', '/people/ann/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ] as const)('on %s it is found at %s, and nothing is installed', async (platform, path) => {
    const { machine, ran, said } = pretend({ platform, programs: [path] })
    expect(await getChromium(machine)).toBe(path)
    expect([...ran, ...said]).toEqual([])
  })

  test('a script in its place that does not start is passed over', async () => {
    const { machine } = pretend({
      programs: ['/usr/bin/chromium-browser', '/cache/chrome'],
      broken: ['/usr/bin/chromium-browser'],
    })
    expect(await getChromium(machine)).toBe('/cache/chrome')
  })
})

describe('installing Chromium', () => {
  test('root with apt-get installs the package of the system', async () => {
    const { machine, ran, said } = pretend({
      isRoot: true,
      programs: ['/usr/bin/apt-get'],
      installs: { 'apt-get': '/usr/bin/chromium' },
    })
    expect(await getChromium(machine)).toBe('/usr/bin/chromium')
    expect(ran).toEqual(['apt-get update', aptInstall])
    expect(said).toEqual([
      'Chromium is not here: installing the package of this system with apt-get.',
      'Chromium is installed at /usr/bin/chromium.',
    ])
  })

  test('an ordinary user gets the download of Playwright', async () => {
    const { machine, ran } = pretend({
      programs: ['/usr/bin/apt-get'],
      installs: { npx: '/cache/chrome' },
    })
    expect(await getChromium(machine)).toBe('/cache/chrome')
    expect(ran).toEqual([download])
  })

  test('a package that brings no working program is followed by the download', async () => {
    const { machine, ran } = pretend({
      isRoot: true,
      programs: ['/usr/bin/apt-get'],
      broken: ['/usr/bin/chromium'],
      installs: { 'apt-get': '/usr/bin/chromium', npx: '/cache/chrome' },
    })
    expect(await getChromium(machine)).toBe('/cache/chrome')
    expect(ran).toEqual(['apt-get update', aptInstall, download])
  })

  test('when nothing helps, one sentence says what to do', async () => {
    const { machine } = pretend({ isRoot: true, programs: ['/usr/bin/apt-get'] })
    await expect(getChromium(machine)).rejects.toThrow(
      /^Chromium was not found and could not be installed; [^.]+\.$/,
    )
  })
})
