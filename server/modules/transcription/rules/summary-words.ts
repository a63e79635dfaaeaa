/** Words that say nothing of what a text is about, and words that say how people feel: in English, Malay and Chinese. */

const setOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

export const fillers = setOf(
  'um umm uh uhh er erm ah oh hmm mm mhm yeah yep yup yes no ok okay like well right so actually basically literally',
  'kind sort gonna wanna gotta just really hey hi hello bye thanks thank please lah kan eh ya haah macam okey',
  '嗯 啊 呃 哦 喔 呢 吧 嘛 啦 哈 那个 这个 就是 然后 好的 谢谢',
);

export const stopWords = setOf(
  'a about above after again against all also am an and any are as at be because been before being below between both but',
  'by can could did do does doing done down during each even ever every few for from further get gets getting give given go',
  'goes going gone good got had has have having he her here hers him his how i if in into is it its itself know let lets',
  'look lot made make makes many may maybe me might more most much must my need needs new next not now of off on once one',
  'only or other our ours out over own part people point put quite rather said same say says see shall she should since',
  'some someone something still such sure take than that the their theirs them then there these they thing things think',
  'this those though through time to today together too try two under until up us use used very via want wants was way we',
  'were what when where whether which while who whom whose why will with within without would you your yours yourself',
  'yang dan di ke dari daripada untuk dengan pada adalah ialah ini itu saya anda awak kamu kami kita dia mereka akan telah',
  'sudah belum tidak tak bukan ada boleh perlu juga atau tetapi tapi jika kalau kerana sebab oleh dalam lagi sahaja saja',
  'satu dua apa bagaimana bila mana siapa supaya agar seperti sangat lebih paling semua setiap hari sila tolong mari jadi',
  'maka lepas nak nanti pun se para bagi antara tentang hingga sampai masih pernah harus mesti encik puan cik tuan begitu',
  '的 了 是 我 你 您 他 她 它 们 我们 你们 他们 她们 在 有 和 与 也 都 就 不 没 没有 很 会 要 能 可以 这 那 这些 那些 一个 一些 什么 怎么',
  '为什么 因为 所以 但是 如果 还 还有 还是 已经 把 被 给 对 从 到 上 下 里 去 来 说 想 做 让 请 需要 应该 可能 觉得 知道 现在 时候 今天',
);

export const glad = setOf(
  'amazing awesome beautiful benefit best better brilliant clear comfortable confident congratulations delighted easy enjoy',
  'enjoyed enjoying excellent excited exciting fantastic glad good great happy helped helpful helps hopeful impressed',
  'impressive improved improvement improving inspiring interesting love loved lovely nice perfect pleased positive',
  'progress promising proud satisfied strong succeed success successful super support useful valuable win wonderful',
  'bagus baik bangga berguna berjaya cemerlang gembira hebat jelas menarik mudah puas seronok suka syabas terbaik yakin',
  '好 很好 太好 棒 优秀 高兴 开心 喜欢 成功 进步 清楚 有用 满意 顺利 信心',
);

export const sorry = setOf(
  'afraid angry annoyed annoying anxious awful bad broken burnout complain complaint confused confusing difficult',
  'difficulty disappointed disappointing exhausted fail failed failing failure fear frustrated frustrating hard hate horrible',
  'hurt issue issues lost mess mistake mistakes nervous overwhelmed pain painful poor problem problems risk sad scared',
  'sick slow sorry stress stressed stressful struggle struggled struggling stuck terrible tired unclear unhappy upset',
  'useless weak worried worry worrying worse worst wrong',
  'bimbang bosan buruk gagal kecewa keliru letih lemah marah masalah penat risau sakit sedih sukar susah takut tekanan teruk',
  '坏 难 困难 问题 失败 失望 担心 压力 累 糟糕 难过 错误 害怕 不好 生气 沮丧',
);

export const turnsAround = setOf(
  'not no never hardly barely without cannot tidak tak bukan belum kurang jangan 不 没 没有 别',
);
