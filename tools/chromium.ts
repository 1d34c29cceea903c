import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** What the search sees and does of the machine; tests put a pretended one in its place. */
export type Machine = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly home: string
  readonly isRoot: boolean
  readonly isProgram: (path: string) => boolean
  /** Runs a program to its end; throws when it fails. */
  readonly run: (command: string, args: readonly string[]) => void
  /** Where Playwright keeps a Chromium of its own, whether or not it is there yet. */
  readonly playwrightPath: () => Promise<string | undefined>
  readonly say: (line: string) => void
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = [
  'Applications/Chromium.app/Contents/MacOS/Chromium',
  'Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Finds Chromium, or installs it, and gives the path of its program. Pages bring their own fonts, so none of the
 * system's are asked for. Refuses with one sentence when there is none to be had.
 */
export async function getChromium(machine: Machine = thisMachine()): Promise<string> {
  const found = await findChromium(machine)
  if (found !== undefined) return found
  for (const install of waysToInstall(machine)) {
    install(machine)
    const installed = await findChromium(machine)
    if (installed !== undefined) {
      machine.say(`Chromium is installed at ${installed}.`)
      return installed
    }
  }
  throw new Error(
    'Chromium was not found and could not be installed; install it and set CHROMIUM_PATH to its program.',
  )
}

/** Finds a Chromium that runs: the one that is named, then the system's, then Playwright's. */
export async function findChromium(machine: Machine): Promise<string | undefined> {
  const chosen = machine.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') {
    if (starts(machine, chosen)) return chosen
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not start; correct it or unset it.`)
  }
  const own = await machine.playwrightPath()
  const paths = [...systemPaths(machine), ...(own === undefined ? [] : [own])]
  return paths.find((path) => starts(machine, path))
}

function systemPaths(machine: Machine): string[] {
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  if (machine.platform !== 'darwin') return onPath
  const apps = macApps.flatMap((app) => [join('/', app), join(machine.home, app)])
  return [...onPath, ...apps]
}

/** Some systems put a script in Chromium's place that only tells where to get it: a version proves the program. */
function starts(machine: Machine, path: string): boolean {
  return machine.isProgram(path) && succeeds(machine, path, ['--version'])
}

function succeeds(machine: Machine, command: string, args: readonly string[]): boolean {
  try {
    machine.run(command, args)
    return true
  } catch {
    return false
  }
}

type Install = (machine: Machine) => void

function waysToInstall(machine: Machine): Install[] {
  const folders = (machine.env['PATH'] ?? '').split(delimiter)
  const hasApt = folders.some((folder) => machine.isProgram(join(folder, 'apt-get')))
  return machine.isRoot && hasApt ? [installPackage, installDownload] : [installDownload]
}

const installPackage: Install = (machine) => {
  machine.say('Chromium is not here: installing the package of this system with apt-get.')
  const updated = succeeds(machine, 'apt-get', ['update'])
  const args = ['install', '-y', '--no-install-recommends', 'chromium']
  if (updated && succeeds(machine, 'apt-get', args)) return
  machine.say('apt-get could not install Chromium.')
}

const installDownload: Install = (machine) => {
  machine.say('Chromium is not here: downloading the one of Playwright.')
  if (succeeds(machine, 'npx', ['--no-install', 'playwright', 'install', 'chromium'])) return
  machine.say('Playwright could not download Chromium.')
}

function thisMachine(): Machine {
  return {
    env: process.env,
    platform: process.platform,
    home: homedir(),
    isRoot: process.getuid?.() === 0,
    isProgram,
    run: (command, args) => {
      execFileSync(command, args, {
        stdio: 'ignore',
        // A script in Chromium's place may wait for an answer; an installation may take its time.
        timeout: args[0] === '--version' ? 30_000 : 900_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    },
    playwrightPath,
    say: (line) => {
      console.error(line)
    },
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function playwrightPath(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path === '' ? undefined : path
}
