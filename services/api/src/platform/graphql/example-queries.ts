/** Queries in GraphiQL's tabs: the life of a reservation request. */
export const exampleQueries = [
  {
    query: `# Le catalogue, comme le lit la vitrine
query Catalogue {
  articles {
    id
    nom
    prix
    unite
    categorie {
      nom
    }
    primaryImage {
      picture {
        url
      }
    }
  }
}
`,
  },
  {
    query: `# Envoyer une demande, sans engagement
mutation Demander($input: ReservationRequestInput!) {
  createReservationRequest(input: $input, key: "essai-1") {
    id
    items {
      nom
      quantite
      prix
    }
  }
}
`,
    variables: JSON.stringify(
      {
        input: {
          nom: 'Essai',
          prenom: 'Camille',
          date: '2030-07-13',
          phone: '06 39 98 01 12',
          livraisonMontage: false,
          items: [{ articleId: 1, quantite: 2 }],
        },
      },
      null,
      2,
    ),
  },
  {
    query: `# Se connecter ; le jeton va dans l’onglet « Headers » : {"authorization": "Bearer …"}
mutation SeConnecter {
  login(email: "admin@barnum.example", password: "barnum-demo") {
    token
    user {
      email
      role
    }
  }
}
`,
  },
  {
    query: `# Les demandes reçues (jeton d’administrateur demandé)
query Demandes {
  reservationRequests(page: 1, pageSize: 20) {
    totalCount
    items {
      prenom
      nom
      date
      items {
        nom
        quantite
      }
    }
  }
}
`,
  },
];
