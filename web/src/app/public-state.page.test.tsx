import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  announcement,
  announcementsAnswer,
  banner,
  bannersAnswer,
  contentPaths,
  popup,
} from '../testing/content.ts'
import { renderSite } from '../testing/render-site.tsx'
import { readPublicState } from './public-state.ts'

const groups = ['w_home', 'w_login', 'w_register', 'w_leftmenu'] as const

describe('the public state', () => {
  it('of a page that has asked for nothing is empty', () => {
    renderSite({ children: <p>Nothing</p> })
    expect(readPublicState()).toEqual({
      balance: undefined,
      unreadMessage: 0,
      banners: [],
      noticeList: [],
      popups: [],
    })
  })

  it('holds banners with their groups, notices with id and title, popups with their execution', async () => {
    const banners = groups.map((groupName, index) => banner(index, { groupName }))
    renderSite({
      answers: {
        [contentPaths.banners]: bannersAnswer(...banners),
        [contentPaths.announcements]: announcementsAnswer(announcement(1), popup(2)),
      },
    })
    await screen.findByText('News 1')
    await waitFor(() => expect(readPublicState().popups).toHaveLength(1))
    const state = readPublicState()
    expect(state.banners.map(({ groupName }) => groupName)).toEqual(groups)
    expect(state.noticeList).toEqual([{ id: 'ann_1', title: 'News 1' }])
    expect(state.popups).toEqual([{ id: 'ann_2', title: 'News 2', execution: 'B' }])
  })
})
