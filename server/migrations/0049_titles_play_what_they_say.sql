-- A table, a video poker or an instant game plays what its English name says, which it keeps. Titles of the first
-- catalogue were bound to games by chance, or to one that is only like it: 188 named another, 214 one that is not there.
update catalogue.games
set model = said.model
from (
  values
    ('TG', '\mBlackjack\M', 'blackjack'),
    ('TG', '\mRoulette\M', 'roulette'),
    ('TG', '\mBaccarat\M', 'baccarat'),
    ('TG', '\mSic Bo\M', 'sic-bo'),
    ('TG', '\mCraps\M', 'craps'),
    ('TG', '\mHi-Lo\M', 'hi-lo'),
    ('TG', '\mRed Dog\M', 'red-dog'),
    ('VP', '\m(Jacks|Poker)\M', 'jacks-or-better'),
    ('VP', '\mAces\M', 'aces-and-faces'),
    ('AC', '\mDarts\M', 'darts'),
    ('AC', '\mCoin Toss\M', 'coin-toss')
) as said (classify, words, model)
where games.category = 'RNG'
  and games.classify = said.classify
  and games.names ->> 'EN' ~ said.words
  and games.engine in ('table', 'video-poker', 'instant')
  and games.model is distinct from said.model;
