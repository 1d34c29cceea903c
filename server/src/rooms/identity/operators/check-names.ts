import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import { asName, foldUsername, isOneSlipApart, isUsernameReserved, reservedNames } from './names.ts'
import * as store from './store.ts'

/** A name that could be taken for somebody's, that is kept from people, or that nobody is called by. */
export type NameRefusal = 'name_looks_alike' | 'name_reserved' | 'name_unfit'
export type UsernameRefusal = 'name_taken' | 'username_looks_alike' | 'username_reserved'

type Holder = {
  /** Who has the name already, if anybody. */
  readonly id?: string
  readonly username: string
  readonly brandName: string
}

/**
 * The name as it is stored. Who is called like the own username, as the command on the server makes them, has a name that
 * is nobody else's. Refusals say whose name it is: who names an operator sees them all anyway.
 */
export async function checkName(
  tx: Transaction,
  given: string,
  { id, username, brandName }: Holder,
): Promise<Result<string, NameRefusal>> {
  const isUsername = given === username
  const name = isUsername ? given : asName(given)
  if (name === undefined) return refuse('name_unfit')
  const alike = await store.findAlike(tx, name, id)
  if (alike) return refuse('name_looks_alike', { name: alike.name, username: alike.username })
  const reserved = isUsername ? [] : reservedNames(brandName)
  return (await store.isKept(tx, name, reserved, id)) ? refuse('name_reserved') : ok(name)
}

/** Whether a new operator may be called so; with those for whom the username could be taken all the same. */
export async function checkUsername(
  tx: Transaction,
  username: string,
): Promise<Result<readonly store.OperatorRow[], UsernameRefusal>> {
  if (isUsernameReserved(username)) return refuse('username_reserved')
  const others = await store.listOperators(tx)
  if (others.some((other) => other.username === username)) return refuse('name_taken')
  const twin = others.find((other) => foldUsername(other.username) === foldUsername(username))
  if (twin) return refuse('username_looks_alike', { name: twin.name, username: twin.username })
  const near = others.filter((other) => isOneSlipApart(other.username, username))
  const named = await store.listNamedLike(tx, username)
  return ok([...near, ...named.filter(({ id }) => !near.some((other) => other.id === id))])
}
