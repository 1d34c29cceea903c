/** The sentences of a new room in every language, to begin with: whoever fills the room writes its own. */

type Words = Readonly<Record<string, string>>
export type RoomWords = {
  readonly site: Words
  readonly desk: Words
}

export const roomWords: Readonly<Record<'en' | 'fil' | 'ja' | 'ko' | 'pt', RoomWords>> = {
  en: {
    site: { empty: 'Nothing here yet', emptyText: 'What we have to say will stand here.' },
    desk: {
      sub: 'The site shows the newest {shown, plural, one {# note} other {# notes}}.',
      add: 'Write a note',
      addText: 'Everybody who opens the page can read it at once.',
      note: 'Note',
      notes: 'Notes',
      none: 'Nobody has written a note yet.',
      actionNoted: 'Wrote a note',
      actionPublished: 'Published the settings of the notes',
    },
  },
  fil: {
    site: { empty: 'Wala pa rito', emptyText: 'Dito makikita ang aming sasabihin.' },
    desk: {
      sub: 'Ipinapakita ng site ang {shown, plural, one {# pinakabagong tala} other {# pinakabagong tala}}.',
      add: 'Sumulat ng tala',
      addText: 'Mababasa ito agad ng lahat ng magbubukas ng page.',
      note: 'Tala',
      notes: 'Mga tala',
      none: 'Wala pang sumulat ng tala.',
      actionNoted: 'Sumulat ng tala',
      actionPublished: 'Nag-publish ng settings ng mga tala',
    },
  },
  ja: {
    site: { empty: 'まだ何もありません', emptyText: 'お伝えすることはここに表示されます。' },
    desk: {
      sub: 'サイトには最新の{shown, plural, other {#件}}のメモが表示されます。',
      add: 'メモを書く',
      addText: 'ページを開いた人はすぐに読めます。',
      note: 'メモ',
      notes: 'メモ一覧',
      none: 'メモはまだありません。',
      actionNoted: 'メモを記入',
      actionPublished: 'メモの設定を公開',
    },
  },
  ko: {
    site: { empty: '아직 내용이 없습니다', emptyText: '전해 드릴 내용이 여기에 표시됩니다.' },
    desk: {
      sub: '사이트에는 최신 메모 {shown, plural, other {#개}}가 표시됩니다.',
      add: '메모 작성',
      addText: '페이지를 여는 모든 사람이 바로 읽을 수 있습니다.',
      note: '메모',
      notes: '메모 목록',
      none: '아직 작성된 메모가 없습니다.',
      actionNoted: '메모 작성',
      actionPublished: '메모 설정 게시',
    },
  },
  pt: {
    site: { empty: 'Ainda não há nada aqui', emptyText: 'O que temos a dizer aparecerá aqui.' },
    desk: {
      sub: 'O site mostra {shown, plural, one {a nota mais recente} other {as # notas mais recentes}}.',
      add: 'Escrever uma nota',
      addText: 'Quem abrir a página poderá ler na hora.',
      note: 'Nota',
      notes: 'Notas',
      none: 'Ninguém escreveu uma nota ainda.',
      actionNoted: 'Escreveu uma nota',
      actionPublished: 'Publicou as configurações das notas',
    },
  },
}
