import { expect, it } from 'vitest'
import type { Approval } from '@baize/contract/system/approvals'
import { groupApprovals } from './groups.ts'

const asked = (id: string, change: Partial<Approval>) =>
  ({ id, state: 'waiting', requestedById: 'opr_x', deciders: ['admin'], ...change }) as Approval

it('requests stand where the operator looks for them, what waits longest first', () => {
  const groups = groupApprovals(
    [
      asked('new', {}),
      asked('over', { state: 'expired' }),
      asked('own', { requestedById: 'opr_me' }),
      asked('theirs', { deciders: ['finance'] }),
      asked('old', {}),
    ],
    { id: 'opr_me', can: (...roles) => roles.includes('admin') },
  )
  const ids = Object.values(groups).map((group) => group.map(({ id }) => id))
  expect(ids).toEqual([['old', 'new'], ['own'], ['theirs'], ['over']])
})
