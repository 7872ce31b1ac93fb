-- Words that are common but rare in names: those names come first, and are found without reading all that have the words.
create index search_documents_names on search_documents using gin (name_words) with (fastupdate = off);
