-- A pack all of whose articles are archived has nothing to give: there is none of it.
UPDATE articles SET quantite = 0
WHERE EXISTS (SELECT FROM pack_components c WHERE c.pack_id = articles.id)
  AND NOT EXISTS (
    SELECT FROM pack_components c JOIN articles held ON held.id = c.component_id
    WHERE c.pack_id = articles.id AND held.etat <> 'archive'
  );
