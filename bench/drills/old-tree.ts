import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildProduct } from '../server.ts'

/** The product as it was at some commit, built; it lies inside this checkout, so that packages need not be copied. */
export type OldTree = { readonly root: string; readonly commit: string; remove(): void }

/** What makes members is put into the older tree, whose own rooms it then calls. */
const borrowed = 'bench/drills/people.ts'

export function openOldTree(root: string, ref: string): OldTree {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' })
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`).trim()
  const tree = join(root, '.build', 'drills', commit.slice(0, 12))
  const remove = () => {
    rmSync(tree, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  remove()
  git('worktree', 'add', '--quiet', '--detach', tree, commit)
  try {
    lendPackages(root, tree)
    buildProduct(tree)
    mkdirSync(dirname(join(tree, borrowed)), { recursive: true })
    copyFileSync(join(root, borrowed), join(tree, borrowed))
  } catch (problem) {
    remove()
    throw problem
  }
  return { root: tree, commit, remove }
}

/** As links to the same files; where the older commit wants others, its own build installs them. */
function lendPackages(root: string, tree: string): void {
  const owners = ['.', ...readdirSync(root).filter((name) => !name.startsWith('.'))]
  for (const owner of owners) {
    const packages = join(root, owner, 'node_modules')
    if (!existsSync(packages) || !existsSync(join(tree, owner))) continue
    execFileSync('cp', ['-al', packages, join(tree, owner, 'node_modules')])
  }
}
