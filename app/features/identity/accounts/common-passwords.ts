/** The most guessed passwords of eight characters and more, folded: from leaked lists and Turkish ones. */
const common = new Set(
  `12345678 123456789 1234567890 0123456789 87654321 987654321 0987654321 11111111 00000000 22222222 33333333 44444444
  55555555 66666666 77777777 88888888 99999999 12341234 11223344 12344321 123123123 321321321 147258369 123654789
  159753456 789456123 741852963 112233445566 12121212 10203040 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc qwertyui qwertyuiop
  qwerty123 qwerty12 qwerty1234 asdfghjk asdfghjkl zxcvbnm123 q1w2e3r4 q1w2e3r4t5 password password1 password12
  password123 passw0rd p@ssw0rd p@ssword parola123 parola1234 parolaparola sifre123 sifre1234 sifresifre sifre12345 abcd1234
  abc12345 abcdefgh abcdefghi a1234567 a12345678 a123456789 aa123456 aa12345678 asd12345 asdasdasd asd123456 letmein123
  welcome1 welcome123 admin123 admin1234 administrator iloveyou iloveyou1 sunshine princess football baseball superman
  batman123 trustno1 starwars computer internet whatever michelle jennifer jessica1 michael1 charlie1 dragon123 monkey123
  master123 shadow123 killer123 hello123 hello1234 test1234 test12345 changeme default1 galatasaray galatasaray1905
  galatasaray1 fenerbahce fenerbahce1907 fenerbahce1 besiktas besiktas1903 besiktas1 trabzonspor trabzonspor61 turkiye123
  turkiye1923 ataturk1881 ataturk1923 istanbul istanbul34 istanbul1453 ankara06 izmir3535 merhaba123 seviyorum
  seniseviyorum askimaskim canimcanim bismillah allah123 mustafa1 mehmet123 ahmet123 fatma123 ayse1234 1905galatasaray
  1907fenerbahce 1903besiktas 19051905 19071907 19031903 61616161 34343434 06060606 35353535 deneme123 deneme1234 kullanici
  kullanici1 yonetici1 vitrin123 vitrin1234`.split(/\s+/),
)

/** True for one of the most guessed passwords (docs/product.md "Forms"); case and dots are ignored. */
export function isCommonPassword(folded: string): boolean {
  return common.has(folded) || /^(.)\1*$/u.test(folded)
}
