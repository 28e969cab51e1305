# People, on the first page; the rest is in company.ftl.

your-profile = Votre profil
rated-match = Classée (pour qui a un profil)
rated-needs = Une partie classée demande votre profil et une personne de chaque côté.
problem-403 = Cela ne vous est pas ouvert ici. Ce serveur demande peut-être un profil.
replay-link = Lien vers cet enregistrement
days-per-move = Par correspondance : jours par coup
days-none = aucun
play-on = Reprendre d’ici
tab-talk = Parler
talk-new = nouveaux : { $count }
